### Dlaczego odpowiedź się nie liczy.

# review: composed
unsigned = Ta karta była tylko próbą: jej przyciski nic nie robią.
# review: composed
unknownCard = To pytanie nie jest tu znane.
# review: composed
notAnApprover = To pytanie jest skierowane do kogoś innego.
# review: composed
tooLate = Za późno: czas na odpowiedź minął. Nic nie zrobiono.
# review: composed
alreadyDecided = Odpowiedzi już udzielono: { $outcome }
# review: composed
replaced = To pytanie zastąpiono nowszym. Odpowiedz na tamto.
# review: composed
changed = To, co miało zostać zrobione, zmieniło się od czasu zadania pytania. Nic nie zrobiono. Poproś o to ponownie.
# review: composed
notOffered = Stąd nie można na to zezwolić, ponieważ nie udało się pokazać wszystkiego.
# review: composed
automatic = Wygląda to na odpowiedź automatyczną, więc się nie liczy.
# review: composed
unauthenticated = Nie udało się sprawdzić, kto wysłał tę wiadomość, więc nie liczy się ona jako odpowiedź.
# review: composed
heardNotNow = Przyjęto: nie teraz.
# review: composed
heardAllow = Przyjęto: zezwolono.

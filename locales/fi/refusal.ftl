### Miksi vastausta ei lasketa.

# review: composed
unsigned = Tämä kortti oli vain kokeilu: sen painikkeet eivät tee mitään.
# review: composed
unknownCard = Tätä kysymystä ei tunneta täällä.
# review: composed
notAnApprover = Tähän vastaaminen ei kuulu sinulle.
# review: composed
tooLate = Liian myöhään: vastausaika on päättynyt. Mitään ei tehty.
# review: composed
alreadyDecided = Tähän on jo vastattu: { $outcome }
# review: composed
replaced = Uudempi kysymys on korvannut tämän. Vastaa siihen.
# review: composed
changed = Se, mitä piti tehdä, on muuttunut kysymyksen jälkeen. Mitään ei tehty. Pyydä uudelleen.
# review: composed
notOffered = Tätä ei voi sallia täältä, koska kaikkea ei voitu näyttää.
# review: composed
automatic = Tämä vaikuttaa automaattiselta vastaukselta, joten sitä ei lasketa vastaukseksi.
# review: composed
unauthenticated = Tämän sähköpostin lähettäjää ei voitu vahvistaa, joten sitä ei lasketa vastaukseksi.
# review: composed
heardNotNow = Merkitty: ei nyt.
# review: composed
heardAllow = Merkitty: sallittu.

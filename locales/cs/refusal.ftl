### Proč odpověď neplatí.

# review: composed
unsigned = Tato karta byla jen na zkoušku: její tlačítka nic nedělají.
# review: composed
unknownCard = Tato otázka zde není známa.
# review: composed
notAnApprover = Na tuto otázku nemůžete odpovídat.
# review: composed
tooLate = Příliš pozdě: čas na odpověď uplynul. Nic se neprovedlo.
# review: composed
alreadyDecided = Na toto už byla dána odpověď: { $outcome }
# review: composed
replaced = Tuto otázku nahradila novější. Odpovězte prosím na ni.
# review: composed
changed = To, co se mělo provést, se od položení otázky změnilo. Nic se neprovedlo. Zadejte prosím požadavek znovu.
# review: composed
notOffered = Odsud to nelze povolit, protože se nepodařilo zobrazit vše.
# review: composed
automatic = Vypadá to jako automatická odpověď, proto se nepočítá.
# review: composed
unauthenticated = Nepodařilo se ověřit, kdo tento e-mail odeslal, proto se nepočítá jako odpověď.
# review: composed
heardNotNow = Bereme na vědomí: teď ne.
# review: composed
heardAllow = Bereme na vědomí: povoleno.

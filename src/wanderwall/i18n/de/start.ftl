### The start page and everything that is no game.

start-title-garden = Wände schieben. Wege finden.
start-about-garden = Das Labyrinth ändert sich in jedem Zug. Hol deine Schätze vor allen anderen.
start-title-sea = Schieb das Meer. Finde die Crew.
start-about-sea = Stege gleiten, Wasser wird frei. Sammle deine Zeichen vor allen anderen.
start-title-dusk = Erklimm die Türme. Berühr den Stein.
start-about-dusk = Schieb eine Reihe, steig auf und ab, den Rest macht die Magie.
start-title-evening = Vier Würfel, sechs Plättchen. Labyrinth Go!
start-about-evening = Alle zugleich: Verbinde die vier Bilder, dann greif zu.
start-hello = Hallo, { $name }.
start-turns =
    { $count ->
        [one] In einem Spiel bist du am Zug.
       *[other] In { $count } Spielen bist du am Zug.
    }
start-play = Sofort spielen
start-usual =
    { $count ->
        [2] Wie immer zu zweit
        [3] Wie immer zu dritt
        [4] Wie immer zu viert
       *[other] Wie immer alle zusammen
    }
start-here = { $names } an diesem Gerät
start-setup = Neues Spiel
start-join = Mit Code mitspielen
start-join-go = Mitspielen
start-join-wrong = Das ist kein Code: Ein Code hat acht Buchstaben und Ziffern, oder zehn.
start-pick = Spiel wählen
start-continue = Weiter, wo du warst
start-with = Du und { $names }
start-found = { $found } von { $all } gefunden
start-never = Noch nie gespielt?
start-owl = Die Eule zeigt dir das Spiel in zwei Minuten.
start-learn = Spielend lernen
start-learn-short = Lernen
start-tv = TV
start-rules = So wird gespielt
start-puzzles = Rätsel
start-book = Mein Buch
start-room = Räume
start-alone = Ohne Netz

## Problems of the page

page-missing = Diese Seite gibt es nicht.
page-home = Startseite
page-again = Noch einmal versuchen
page-offline = Der Server ist nicht erreichbar.
page-server = Der Server hat das nicht verstanden.
page-wrong_key = Der Schlüssel dieses Platzes gilt nicht mehr.
page-no_table = Diesen Tisch gibt es nicht.
page-key_reissued = Dieser Platz wurde anderswo mit einem neuen Link geöffnet.
page-watch = Dem Spiel zuschauen
page-misunderstood = Seite und Server verstehen einander nicht. Lade die Seite neu.
page-left = Du hast den Tisch verlassen.

## Small words of the page

close = Schließen
off = aus
colon = { $what }:
you = Du
me-title = Wer bist du?
me-pawn = Deine Figur
me-as = Du bist { $name }

## Setting up a table

setup-title = Neues Spiel
setup-seats = Wer spielt mit
setup-kind-here = Hier bei mir
setup-kind-bot = Bot
setup-name = Name
setup-guest = Spieler { $number }
first-usual = Nach dem Regelheft entscheidet das Los.
first-one-piece = Nach dem Regelheft: wer zuletzt eine Folge gesehen hat; im Zweifel, wer am jüngsten ist.
first-towers-3d = Nach dem Regelheft: wem in der Höhe am wenigsten schwindlig wird; im Zweifel, wer am jüngsten ist.
setup-length = Wie lang
setup-length-short = Kurz
setup-length-medium = Mittel
setup-length-full = Lang
setup-length-goals =
    { $count ->
        [one] je ein Ziel
       *[other] je { $count } Ziele
    }
pawn-choose = Figur wählen
pawn-how = Schon vergeben? Dann tauscht ihr.
pawn-of = { $name }: { $pawn }. Andere Figur wählen
pawn-at-top-left = oben links
pawn-at-top-right = oben rechts
pawn-at-bottom-right = unten rechts
pawn-at-bottom-left = unten links
setup-begin = Anfangen
option-label-first = Wer beginnt
option-off-first = das Los

## Lists

lobby-title = Offene Tische
lobby-empty = Gerade wartet kein Tisch auf Leute. Richte einen ein, dann können andere dazukommen.
finished-title = Beendete Spiele
finished-whose = Wessen Spiele
finished-mine = meine
finished-all = alle
finished-empty = Noch ist kein Spiel zu Ende gespielt.
finished-more = Mehr zeigen
table-waits = wartet auf Mitspieler
table-running = läuft gerade
ratings-title = Wertung
ratings-about = Spiele zwischen Menschen und Bots zählen, außer wenn jemand nach einem Tipp gefragt hat oder ein Bot eingesprungen ist.
ratings-empty = In diesem Spiel hat noch niemand eine Wertung.
ratings-place = Platz
ratings-who = Wer
ratings-rating = Wertung
ratings-games = Spiele

## What somebody likes

pref-title = Einstellungen
pref-language = Sprache
pref-tempo = Spieltempo
pref-tempo-slow = langsam
pref-tempo-normal = normal
pref-tempo-fast = schnell
pref-tempo-once = sofort
pref-sound = Töne
pref-speech = Vorlesen
pref-taps = Zug abschicken
pref-taps-one = sobald ich einen Pfeil antippe
pref-taps-two = mit dem Feld, das ich antippe
pref-taps-ask = erst mit dem Knopf
pref-pictures = Bilder statt Wörter

### Een pagina die haar eigen server is: wat haar in de weg staat, en welk tabblad de spellen heeft.

offline-elsewhere = wanderwall is open in een ander tabblad.
offline-elsewhere-how = Eén tabblad tegelijk bewaart je spellen, zodat geen ervan twee kanten op gaat.
offline-here = Hier spelen
offline-newer = Er is een nieuwere versie.
offline-renew = Nu gebruiken
offline-full = Er is geen ruimte meer op dit apparaat, dus er is niets gebeurd. Maak wat ruimte vrij en probeer het opnieuw.
offline-not_kept = De browser kon dat niet bewaren, dus het is niet gebeurd. Probeer het opnieuw; blijft het zo, laad de pagina dan opnieuw.
offline-no_storage = Deze browser bewaart niets voor pagina’s, elk spel zou verloren gaan. Verlaat het privévenster of sta hier sitegegevens toe, en laad de pagina opnieuw.
offline-no_wasm = Deze browser kan niet zonder server spelen: WebAssembly ontbreekt. Werk hem bij of neem een andere.
offline-too_old = Deze browser is te oud om zonder server te spelen. Werk hem bij of neem een andere.
offline-insecure = Zonder server laten browsers een pagina alleen via https spelen. Open haar op een adres dat met “https” begint, of als “localhost” op de machine die haar aanbiedt.
offline-no_python = De spelregels zijn niet aangekomen. Kijk of er een netwerk is en laad de pagina opnieuw.
offline-nobody = Niemand anders kan bij deze tafel komen. Geef de plaats aan een bot, of aan iemand bij dit apparaat.
offline-at-once = Hier speelt iedereen tegelijk: op dit apparaat dus jij tegen bots. Zijn jullie met meer? Speel alleen, om de beurt: wie lost er het meest op?
offline-patience = Zonder server rekent dit apparaat alles zelf uit. Dat duurt iets langer.
offline-together = Deze pagina werkt zonder server, dus niemand anders kan komen: kamers, open tafels, ranglijsten en het boek zijn er alleen op servers.
offline-bring = Een spel meebrengen
offline-bring-how = Een spel dat als tekst is bewaard, uit of niet: je kunt het hier terugzien of verder spelen. Het telt niet.
offline-take = Bewaren om elders verder te spelen
record-unreadable = Dit is geen spel dat als tekst is bewaard, of iemand heeft het veranderd: regel { $line } is niet te lezen.
record-too_long = Dit spel is te lang om hier verder te gaan: het heeft meer dan { $most } zetten.
offline-others = Met anderen spelen
offline-left = Je andere spel is veilig op de server. Intussen kun je hier een nieuw spel spelen.
offline-back = Terug naar het andere spel
offline-file = Vanuit een map geopend kan de pagina niet werken: browsers willen haar van een webadres. Zet de map op een webruimte, of start er “python3 -m http.server” in en open http://localhost:8000.
offline-missing = Niet alle bestanden van de pagina zijn hier. Kopieer de hele map, zoals die is, naar dit adres.

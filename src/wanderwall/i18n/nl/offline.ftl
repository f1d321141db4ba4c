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
offline-no_python = De spelregels zijn niet aangekomen. Kijk of er een netwerk is en laad de pagina opnieuw.
offline-nobody = Niemand anders kan bij deze tafel komen. Geef de plaats aan een bot, of aan iemand bij dit apparaat.

### What a link shows before it is followed: nobody's name. The page itself says nothing of this.

preview-about = De bordspellen met het schuivende doolhof, in de browser: met vrienden, met je familie of tegen bots, zonder account.
preview-waiting = { $edition }: speel mee
preview-waiting-about =
    Er wacht een tafel op je. { $free ->
        [0] Alle plaatsen zijn bezet.
        [one] Er is één plaats vrij.
       *[other] Er zijn { $free } plaatsen vrij.
    }
preview-playing = { $edition }: hier wordt gespeeld
preview-playing-about = Er wordt op dit moment gespeeld. Volg de link om te kijken.
preview-over = { $edition }: een partij om terug te kijken
preview-over-about = Elke beurt van de partij, met de opmerkingen van de coach.
preview-puzzle = Een puzzel: { $edition }
preview-puzzle-about = { $kind }. Eerst denken, dan in de browser spelen.
preview-room = Een zaal om te spelen
preview-room-about = Kom binnen met je voornaam: de zaal loot wie tegen wie speelt.

### Une page qui est son propre serveur : ce qui la gêne, et quel onglet a les parties.

offline-nobody = Personne d’autre ne peut venir à cette table. Donne la place à un robot ou à quelqu’un sur cet appareil.

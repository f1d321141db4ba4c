### Una página que es su propio servidor: qué se lo impide y qué pestaña tiene las partidas.

offline-nobody = Nadie más puede venir a esta mesa. Da el asiento a un bot o a alguien en este dispositivo.

### Una pagina che è il proprio server: che cosa la ostacola, e quale scheda ha le partite.

offline-nobody = Nessun altro può venire a questo tavolo. Dai il posto a un bot o a qualcuno su questo dispositivo.

### Een pagina die haar eigen server is: wat haar in de weg staat, en welk tabblad de spellen heeft.

offline-nobody = Niemand anders kan bij deze tafel komen. Geef de plaats aan een bot, of aan iemand bij dit apparaat.

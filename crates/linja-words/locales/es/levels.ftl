### Los diez niveles del ordenador: el bambú que crece, de la semilla al cielo.

level-1 = Semilla
level-1-line = Es su primera partida: se le escapan muchas cosas.
level-2 = Raíz
level-2-line = Conoce las reglas y juega lo que se le ocurre.
level-3 = Brote
level-3-line = Empieza a contar las fichas que se va a encontrar.
level-4 = Retoño
level-4-line = Le encanta correr hacia la meta y se olvida de las fichas que deja atrás.
level-5 = Hoja
level-5-line = Juega bien: ideal para una tarde en familia.
level-6 = Tallo
level-6-line = Aprovecha lo que ofrecen las reglas y se da cuenta de tus errores.
level-7 = Caña
level-7-line = Hace planes y rara vez regala algo.
level-8 = Cañaveral
level-8-line = Tendrás que jugar muy bien para ganar.
level-9 = Bosque
level-9-line = Casi nunca se equivoca.
level-10 = Cielo
level-10-line = Con el oráculo no regala ni un punto.
level-adapts = Se adapta a ti
level-adapts-line = Sigue tus resultados, para que ganes más o menos una de cada dos partidas.

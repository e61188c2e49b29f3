import type { DemoSport } from '../../cms/src/seed/players/demo-player.ts';

/** What invented people are put together from. */

export type Some<Item> = readonly [Item, ...Item[]];

const list = (text: string) => text.split(', ') as unknown as Some<string>;

const WOMEN = list(
  'Abril, Ainara, Belén, Camila, Carla, Daniela, Elena, Fátima, Gabriela, Inés, Jimena, Julia, Karla, Lucía, Luna, Magdalena, Noa, Olivia, Paula, Renata, Rocío, Sofía, Valentina, Zoe',
);
const MEN = list(
  'Aarón, Adrián, Bruno, Caetano, Diego, Emiliano, Facundo, Gael, Hugo, Iker, Joaquín, Kevin, Leo, Mateo, Nicolás, Óscar, Pablo, Rafael, Santiago, Thiago, Ulises, Víctor, William, Yael',
);
export const FIRST_NAMES = [...WOMEN, ...MEN] as const as Some<string>;
export const SECOND_NAMES = list('André, Ariel, Noel, Jael, René, Sol');
export const LAST_NAMES = list(
  "Acosta, Águila, Barrios, Cáceres, Castellanos, Dávila, Escobar, Ferreira, García, Herrera, Ibáñez, Juárez, Larios, Mejía, Monterrosa, Navarro, Núñez, O'Brien, Ordóñez, Paz, Quintanilla, Rivas, Santamaría, Treviño, Umaña, Villalta, Ximénez, Yáñez, Zelaya, de la Cruz",
);
/** Named as often as players come from there. */
export const COUNTRIES = list(
  'El Salvador, El Salvador, El Salvador, Guatemala, Honduras, Costa Rica, Panama, Mexico, Mexico, Colombia, Ecuador, Peru, Chile, Argentina, Uruguay, Brazil, Spain, Jamaica, Nicaragua, Bolivia',
);
export const MAJORS = list(
  'TBD, Business Administration, Psychology, Civil Engineering, Computer Science, Nursing, Kinesiology, Marketing, Communications, Architecture, Biology, International Relations',
);
export const LANGUAGES = list('English/Spanish, English/Spanish, Spanish, Spanish/English/French, Portuguese/English');
export const CLUBS = list('Club, Deportivo, Atlético, Academia, Real, Unión, Colegio');
export const PLACES = list(
  'Águila, del Valle, La Barranca, Santa Tecla, Los Cóbanos, Quetzal, San Miguel, Altiplano, del Puerto',
);

export interface Athletes {
  sport: DemoSport;
  names: Some<string>;
  positions: Some<string>;
}

const SOCCER = list('Goalkeeper, Centre Back, Full Back, Central Midfielder, Winger, Forward, Striker');
const soccerMen: Athletes = { sport: "Soccer-Men's Soccer", names: MEN, positions: SOCCER };
const soccerWomen: Athletes = { sport: "Soccer-Women's Soccer", names: WOMEN, positions: SOCCER };

/** Named as often as a sport is played. The last of the demo sports stays without cards. */
export const ATHLETES: Some<Athletes> = [
  soccerMen,
  soccerMen,
  soccerMen,
  soccerMen,
  soccerWomen,
  soccerWomen,
  soccerWomen,
  {
    sport: "Basketball-Men's Basketball",
    names: MEN,
    positions: list('Point Guard, Shooting Guard, Small Forward, Center'),
  },
  {
    sport: "Volleyball-Women's Volleyball",
    names: WOMEN,
    positions: list('Setter, Libero, Outside Hitter, Middle Blocker'),
  },
  { sport: 'Tennis', names: WOMEN, positions: list('Singles, Doubles, Singles/Doubles') },
  { sport: 'Track-Track & Field', names: MEN, positions: list('Sprinter, Long Jump, 400 m hurdles') },
  { sport: 'Swimming-Swimming & Diving', names: WOMEN, positions: list('Freestyle, Backstroke, Butterfly') },
];

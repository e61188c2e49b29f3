import { INTL_LOCALES } from '@upfield/cms/contract/intl-locales';
import type { GalleryLabels } from '../en/gallery';
import { numberText } from '../number-text';

const count = (number: number, one: string, many: string) =>
  `${numberText(number, INTL_LOCALES.es)} ${number === 1 ? one : many}`;

export const gallery: GalleryLabels = {
  search: 'Buscar jugadores',
  searchPlaceholder: 'Nombre, posición o país',
  // The first word tells these apart where a list is cut at its edge.
  allSports: 'Deporte: todos',
  classYear: 'Promoción',
  allClasses: 'Promoción: todas',
  show: 'Mostrar',
  clearSearch: 'Borrar la búsqueda',
  noneOfFilter: {
    title: 'Ninguna ficha en esta selección',
    text: 'Quita uno de los filtros, o borra la búsqueda para ver a todos los jugadores.',
  },
  players: (number) => count(number, 'jugador', 'jugadores'),
  seeAll: (number) => `Ver los ${numberText(number, INTL_LOCALES.es)} jugadores`,
  seeAllOf: (sport) => `de ${sport}`,
  allPlayers: 'Todos los deportes y jugadores',
  loadingCards: 'Cargando fichas…',
  pages: (sport) => `Páginas de ${sport}`,
  pagesOfSearch: 'Páginas de la búsqueda',
  page: (number) => `Página ${number}`,
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  meant: (query) => `¿Quisiste decir «${query}»?`,

  clearFilters: 'Borrar todo',
  graduated: 'Ya graduados',
  allPositions: 'Posición: todas',
  anyHeight: 'Estatura: todas',
  anyGpa: 'GPA: todos',
  andUp: (least) => `${least} o más`,
  filmOrNot: 'Con o sin video',
  withFilm: 'Con video',
  sort: 'Orden',
  byName: 'Por apellido',
  sorts: {
    highSchoolGraduation: 'Promoción más próxima primero',
    '-gpa': 'GPA más alto primero',
    '-height': 'Más altos primero',
    '-updatedAt': 'Últimos cambios primero',
  },
};

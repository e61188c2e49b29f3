import { INTL_LOCALES } from '@upfield/cms/contract/intl-locales';
import type { SearchLabels } from '../en/search';
import { numberText } from '../number-text';

const count = (number: number, one: string, many: string) =>
  `${numberText(number, INTL_LOCALES.es)} ${number === 1 ? one : many}`;

export const search: SearchLabels = {
  title: 'Buscar',
  resultsFor: (query) => `Resultados de «${query}»`,
  field: 'Jugadores y páginas',
  hint: 'Un nombre, una posición, un país, un deporte o una página',
  submit: 'Buscar',
  close: 'Cerrar la búsqueda',
  players: 'Jugadores',
  pages: 'Páginas',
  results: 'Resultados',
  classOf: (year) => `Promoción ${year}`,
  cardsOfSport: 'Fichas de jugadores',
  searching: 'Buscando…',
  found: (players, pages) =>
    `Encontrados: ${count(players, 'jugador', 'jugadores')}, ${count(pages, 'página', 'páginas')}`,
  none: (query) => `Sin resultados para «${query}»`,
  meant: (query) => `¿Quisiste decir «${query}»?`,
  noneText: 'Prueba con menos letras, o solo con el apellido.',
  toGallery: 'Ver todas las fichas de jugadores',
  allPlayers: (number) => `Ver los ${numberText(number, INTL_LOCALES.es)} jugadores`,
  failed: 'La búsqueda no responde en este momento.',
  failedText: 'Lo que escribiste está bien. Inténtalo de nuevo en un momento.',
  tryAgain: 'Intentar de nuevo',
  key: 'Abrir la búsqueda con la tecla /',
};

import { stickers } from './stickers';

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

export const playerCards = {
  ...stickers,

  // Gallery
  search: 'Search players',
  searchPlaceholder: 'Name, position or country',
  sport: 'Sport',
  allSports: 'All sports',
  classYear: 'Class year',
  allClasses: 'All classes',
  show: 'Show',
  clearSearch: 'Clear search',
  noneOfFilter: {
    title: 'No card in this selection',
    text: 'Choose another sport or class, or clear the search to see all players.',
  },
  players: (number: number) => count(number, 'player', 'players'),
  seeAll: (number: number) => `See all ${number.toLocaleString('en')} players`,
  seeAllOf: (sport: string) => `of ${sport}`,
  allPlayers: 'All sports and players',
  loadingCards: 'Loading cards…',
  pages: (sport: string) => `Pages of ${sport}`,
  pagesOfSearch: 'Pages of the search',
  page: (number: number) => `Page ${number}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',

  // Detail
  keyFacts: 'Key facts',
  position: 'Position',
  enrolls: 'Enrolls',
  watchFilm: 'Watch film',
  noFilm: 'No film yet',
  playerOverview: 'Player Overview',
  intendedMajor: 'Intended major',
  languages: 'Languages',
  personalDetails: 'Personal details',
  country: 'Country',
  born: 'Born',
  weight: 'Weight',
  centimetres: (height: number) => `${height} cm`,
  kilograms: (weight: number) => `${weight} kg`,
  pounds: (weight: number) => `${weight} lb`,
  graduation: 'High school graduation',
  enrollment: 'College enrollment expected',
  career: 'Career',
  currentTeam: 'Current team',
  noTeams: 'No teams on this card yet.',
  film: 'Film',
  filmHost: { youtube: 'Plays from YouTube', vimeo: 'Plays from Vimeo' },
  openFilmOn: (host: string) => `Open the film on ${host}`,
  noFilmTitle: 'No film on this card yet',
  noFilmText: (name: string) => `When ${name} sends a film, it plays here.`,
  shareCard: 'Share card',
  linkCopied: 'Link copied',
  linkNotCopied: 'Copy the address from the address bar',
  print: 'Print',
  backToPlayers: 'Back to Players',
  photoOf: (name: string) => `Portrait of ${name}`,
  noPhotoOf: (name: string) => `No picture of ${name} yet`,

  galleryTitle: 'Player Cards',
  galleryOf: (sport: string) => `${sport}, Player Cards`,

  // A card that cannot be shown
  notFound: 'Player not found',
  notFoundText: 'The card may have been taken down, or the link may be incomplete. Look for the player in the list.',
  playerId: 'Player id',
  error: 'Error',
  requestFailed: (status: number) => `Request failed with status code ${status}`,
  unreachable: 'This card cannot be loaded right now',
  unreachableText: 'Our player cards cannot be loaded right now. Nothing is lost: please try again in a minute.',
  tryAgain: 'Try again',
};

export type PlayerCardsLabels = typeof playerCards;

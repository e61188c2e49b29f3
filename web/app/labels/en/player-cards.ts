import { numberText } from '../number-text';
import { stickers } from './stickers';

export const playerCards = {
  ...stickers,

  // Detail
  askLink: 'Ask about this player',
  keyFacts: 'Key facts',
  sport: 'Sport',
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
  noFilmTitle: 'No film on this card yet.',
  askForFilm: 'Ask for the film',
  similarPlayers: 'Similar players',

  // The list that a player was opened from
  yourList: 'Your list of players',
  backToList: (total: number, ...of: (string | number | undefined)[]) =>
    [`Back to the ${numberText(total, 'en')} ${total === 1 ? 'player' : 'players'}`, of.filter(Boolean).join(', ')]
      .filter(Boolean)
      .join(': '),
  placeOf: (place: number, total: number) => `${place} of ${total}`,
  previousPlayer: (name: string) => `Previous player: ${name}`,
  nextPlayer: (name: string) => `Next player: ${name}`,

  shareCard: 'Share card',
  linkCopied: 'Link copied',
  linkNotCopied: 'Copy the address from the address bar',
  print: 'Print',
  backToPlayers: 'Back to Players',
  photoOf: (name: string) => `Portrait of ${name}`,
  noPhotoOf: (name: string) => `No picture of ${name} yet`,

  galleryTitle: 'Player Cards',
  galleryOf: (sport: string) => `${sport}, Player Cards`,

  /** How a summary begins: what the player plays, and from where. */
  summary: (sport: string | null, position: string | undefined, country: string): (string | false)[] => [
    [sport, position].filter(Boolean).join(' '),
    country !== '' && `from ${country}`,
  ],

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

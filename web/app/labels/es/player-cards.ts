import { INTL_LOCALES } from '@upfield/cms/contract/intl-locales';
import type { PlayerCardsLabels } from '../en/player-cards';
import { numberText } from '../number-text';
import { stickers } from './stickers';

export const playerCards: PlayerCardsLabels = {
  ...stickers,
  toBeDetermined: 'Pendiente',

  askLink: 'Haz una pregunta',
  keyFacts: 'Datos clave',
  sport: 'Deporte',
  position: 'Posición',
  enrolls: 'Ingresa',
  watchFilm: 'Ver video',
  noFilm: 'Aún sin video',
  playerOverview: 'Resumen del jugador',
  intendedMajor: 'Carrera prevista',
  languages: 'Idiomas',
  personalDetails: 'Datos personales',
  country: 'País',
  born: 'Nacimiento',
  weight: 'Peso',
  centimetres: (height) => `${height} cm`,
  kilograms: (weight) => `${weight} kg`,
  pounds: (weight) => `${weight} lb`,
  graduation: 'Graduación de bachillerato',
  enrollment: 'Ingreso previsto a la universidad',
  career: 'Trayectoria',
  currentTeam: 'Equipo actual',
  noTeams: 'Esta ficha aún no tiene equipos.',
  film: 'Video',
  filmHost: { youtube: 'Se reproduce desde YouTube', vimeo: 'Se reproduce desde Vimeo' },
  openFilmOn: (host) => `Abrir el video en ${host}`,
  noFilmTitle: 'Esta ficha aún no tiene video.',
  askForFilm: 'Pide el video',
  similarPlayers: 'Jugadores parecidos',

  yourList: 'Tu lista de jugadores',
  backToList: (total, ...of) =>
    [
      `Volver a ${total === 1 ? 'un jugador' : `los ${numberText(total, INTL_LOCALES.es)} jugadores`}`,
      of.filter(Boolean).join(', '),
    ]
      .filter(Boolean)
      .join(': '),
  placeOf: (place, total) => `${place} de ${total}`,
  previousPlayer: (name) => `Jugador anterior: ${name}`,
  nextPlayer: (name) => `Jugador siguiente: ${name}`,

  shareCard: 'Compartir ficha',
  linkCopied: 'Enlace copiado',
  linkNotCopied: 'Copia la dirección de la barra del navegador',
  print: 'Imprimir',
  backToPlayers: 'Volver a los jugadores',
  photoOf: (name) => `Retrato de ${name}`,
  noPhotoOf: (name) => `Aún no hay foto de ${name}`,

  galleryTitle: 'Fichas de jugadores',
  galleryOf: (sport) => `${sport}, fichas de jugadores`,

  summary: (sport, position, country) => [sport ?? '', position ?? '', country !== '' && `de ${country}`],

  notFound: 'Jugador no encontrado',
  notFoundText: 'Puede que la ficha se haya retirado o que el enlace esté incompleto. Busca al jugador en la lista.',
  playerId: 'Id del jugador',
  error: 'Error',
  requestFailed: (status) => `La solicitud falló con el código ${status}`,
  unreachable: 'Esta ficha no se puede cargar ahora',
  unreachableText: 'En este momento no podemos cargar las fichas. No se perdió nada: inténtalo de nuevo en un minuto.',
  tryAgain: 'Intentar de nuevo',
};

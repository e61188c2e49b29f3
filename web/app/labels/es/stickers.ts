import type { StickersLabels } from '../en/stickers';

export const stickers: StickersLabels = {
  // No disponible: on a small sticker three letters have room beside each other.
  toBeDetermined: 'N/D',
  notSpecified: 'Sin especificar',
  sportNotAvailable: 'Deporte no disponible',
  present: 'Actualidad',

  class: 'Promoción',
  classOf: 'Promoción',
  metres: (height) => `${height}\u00a0m`,
  measures: (us, metric) => [metric, us],
  scores: {
    gpa: 'GPA',
    toeflScore: 'TOEFL',
    satScore: 'SAT',
    actScore: 'ACT',
    duolingoScore: 'Duolingo',
  },
  firstNamePlaceholder: 'Nombre',
  lastNamePlaceholder: 'Apellido',
  countryPlaceholder: 'País',
  yearPlaceholder: '20··',
  ofClass: (year) => `promoción ${year}`,
  describe: ({ name, position, sport, country, graduation, figures }) =>
    [name, position, sport, country, graduation && `promoción ${graduation}`, ...figures].filter(Boolean).join(', '),
  heightOf: (feet, inches, centimetres) =>
    `${centimetres} centímetros (${feet} pies ${inches} pulgada${inches === 1 ? '' : 's'})`,
  caption: (position, graduation) => `${position}, ${graduation}`,
  albumNumber: (number) => `N.º ${String(number).padStart(3, '0')}`,
  figures: (gpa, test, score) => `GPA ${gpa}, ${test} ${score}`,
  demo: 'Datos de prueba: un jugador inventado',
  height: 'Estatura',
  getRecruited: 'Pide tu evaluación gratuita',
};

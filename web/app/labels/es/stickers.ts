import type { StickersLabels } from '../en/stickers';

export const stickers: StickersLabels = {
  toBeDetermined: 'Por definir',
  notSpecified: 'Sin especificar',
  sportNotAvailable: 'Deporte no disponible',
  present: 'Actualidad',

  class: 'Promoción',
  classOf: 'Promoción',
  metres: (height) => `${height} m`,
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
  describe: ({ name, position, sport, country, graduation, figures }) =>
    [name, position, sport, country, graduation && `promoción ${graduation}`, ...figures].filter(Boolean).join(', '),
  heightOf: (feet, inches, centimetres) => `${feet} pies ${inches} (${centimetres} centímetros)`,
  caption: (position, graduation) => `${position}, ${graduation}`,
  albumNumber: (number) => `N.º ${String(number).padStart(3, '0')}`,
  figures: (gpa, test, score) => `GPA ${gpa}, ${test} ${score}`,
  demo: 'Datos de prueba: un jugador inventado',
  height: 'Estatura',
  getRecruited: 'Pide tu evaluación gratuita',
};

/** What a picture shows, for people who do not see it. Spanish is there for pictures of Spanish pages. */
export interface AlternativeText {
  readonly en: string;
  readonly es?: string;
}

/** One picture of the demo site, beside this file. Sizes in pixels, twice the size it is usually shown at. */
export interface SeedPicture {
  readonly width: number;
  readonly height: number;
  readonly alt: AlternativeText;
}

/** A picture, by the name of its file. */
export type PictureName = keyof typeof pictures;

const shirt = { width: 840, height: 980 } as const;
const packet = { width: 750, height: 1005 } as const;
const print = { width: 800, height: 800 } as const;
const stamp = { width: 800, height: 736 } as const;
const slide = { width: 2000, height: 1067 } as const;
const scene = { width: 800, height: 960 } as const;
const card = { width: 840, height: 600 } as const;

/** Every picture that the demo site brings along, drawn by scripts/media. */
export const pictures = {
  'step-1.webp': { ...shirt, alt: { en: 'A white shirt with green stripes and the number 1, on a hanger' } },
  'step-2.webp': { ...shirt, alt: { en: 'An orange shirt with the number 2, on a hanger' } },
  'step-3.webp': { ...shirt, alt: { en: 'A green shirt with the number 3, on a hanger' } },

  'packet-starter.webp': { ...packet, alt: { en: 'A green foil packet with a soccer ball' } },
  'packet-next-level.webp': { ...packet, alt: { en: 'A pale foil packet with two arrows pointing up' } },
  'packet-all-star.webp': { ...packet, alt: { en: 'An orange foil packet with a star' } },
  'packet-add-ons.webp': { ...packet, alt: { en: 'A dark foil packet with a plus sign' } },
  'print-starter.webp': { ...print, alt: { en: 'A soccer ball on the center spot' } },
  'print-next-level.webp': { ...print, alt: { en: 'Two arrows pointing up' } },
  'print-all-star.webp': { ...print, alt: { en: 'A star with rays around it' } },
  'showcase-pass.webp': {
    width: 1280,
    height: 640,
    alt: { en: 'A ticket with a soccer field on it and a ball on its stub' },
  },

  'add-on-highlight-film.webp': { ...stamp, alt: { en: 'A video camera' } },
  'add-on-test-tutoring.webp': { ...stamp, alt: { en: 'An exam marked A plus' } },
  'add-on-transcript.webp': { ...stamp, alt: { en: 'A certificate with a seal' } },
  'add-on-interview.webp': { ...stamp, alt: { en: 'Two speech bubbles' } },
  'add-on-campus-visit.webp': { ...stamp, alt: { en: 'A bus' } },
  'add-on-showcase.webp': { ...stamp, alt: { en: 'A trophy' } },

  'scholarship-tuition.webp': { ...stamp, alt: { en: 'An invoice' } },
  'scholarship-housing.webp': { ...stamp, alt: { en: 'A house' } },
  'scholarship-health.webp': { ...stamp, alt: { en: 'A heart with a pulse line' } },
  'scholarship-athletic.webp': { ...stamp, alt: { en: 'A running shoe' } },
  'scholarship-academic.webp': { ...stamp, alt: { en: 'Books on a shelf' } },

  'experience-preseason.webp': { ...slide, alt: { en: 'Two players side by side on a training field' } },
  'experience-match-day.webp': { ...slide, alt: { en: 'Two players in the stadium on match day' } },
  'experience-away-trip.webp': { ...slide, alt: { en: 'A player and a goalkeeper on the way to an away game' } },

  'draft-stage.webp': {
    width: 2000,
    height: 1056,
    alt: { en: 'Field lines at night', es: 'Líneas de la cancha de noche' },
  },
  'draft-video.webp': {
    width: 1600,
    height: 900,
    alt: { en: 'A move on the tactics board', es: 'Una jugada en la pizarra táctica' },
  },
  'draft-mvp.webp': {
    width: 1000,
    height: 1280,
    alt: {
      en: 'Drawing of the most valuable player of the draft',
      es: 'Ilustración de la jugadora más valiosa del draft',
    },
  },
  'draft-card-training.webp': {
    ...card,
    alt: { en: 'A ball and the curve of its flight', es: 'Un balón y la curva de su vuelo' },
  },
  'draft-card-coaches.webp': {
    ...card,
    alt: { en: 'Two player cards and a whistle', es: 'Dos fichas de jugadores y un silbato' },
  },
  'draft-card-analysis.webp': {
    ...card,
    alt: { en: 'A move drawn on a tactics board', es: 'Una jugada dibujada en una pizarra táctica' },
  },
  'draft-included-lodging.webp': {
    ...scene,
    alt: { en: 'A bed under a window at night', es: 'Una cama bajo una ventana de noche' },
  },
  'draft-included-meals.webp': {
    ...scene,
    alt: { en: 'A plate of pupusas with fork and knife', es: 'Un plato de pupusas con tenedor y cuchillo' },
  },
  'draft-included-kit.webp': {
    ...scene,
    alt: { en: 'The shirt of the draft with number 17', es: 'La camiseta del draft con el número 17' },
  },
  'draft-included-matches.webp': {
    ...scene,
    alt: { en: 'A ball in the net of a goal', es: 'Un balón en la red de la portería' },
  },
  'draft-included-film.webp': {
    ...scene,
    alt: { en: 'A player seen through the viewfinder of a camera', es: 'Un jugador visto por el visor de una cámara' },
  },
  'draft-included-report.webp': {
    ...scene,
    alt: { en: 'A player card on top of a written report', es: 'Una ficha de jugador sobre un informe' },
  },

  'about-team.webp': { width: 2000, height: 972, alt: { en: 'Four players of different countries side by side' } },

  'open-graph.jpg': { width: 1200, height: 630, alt: { en: 'The Upfield logo on a tactics board' } },
} as const satisfies Readonly<Record<string, SeedPicture>>;

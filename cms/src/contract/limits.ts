/** Every bound of the product, once. Sources: specification §5 and §9, decisions "HTTP contract" and "Forms". */

const MEGABYTE = 1024 * 1024;

/** Largest upload in bytes, by the picture's place. */
export const IMAGE_MAX_BYTES = { card: 5 * MEGABYTE, banner: 10 * MEGABYTE } as const;

/** Content types a picker and the server accept. */
export const IMAGE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const;

/** Largest JSON body of a call, in bytes: a card with the longest texts and career has a tenth of it. */
export const API_BODY_MAX_BYTES = 256 * 1024;

/** Most pixels a picture may unpack to; more is treated as a decompression bomb. */
export const IMAGE_MAX_PIXELS = 50_000_000;

/** Inclusive bounds of the numbers on a card; `step` is the finest value kept. */
export const NUMBER_BOUNDS = {
  gpa: { min: 0, max: 4, step: 0.01 },
  toeflScore: { min: 0, max: 120, step: 0.01 },
  satScore: { min: 0, max: 1600, step: 0.01 },
  actScore: { min: 0, max: 36, step: 0.01 },
  duolingoScore: { min: 0, max: 160, step: 0.01 },
  /** Kilograms. */
  weight: { min: 0, max: 300, step: 0.01 },
  /** Centimetres. */
  height: { min: 0, max: 272, step: 0.01 },
} as const;

/** Longest text, in characters, by field. */
export const TEXT_MAX = {
  name: 80,
  position: 60,
  country: 60,
  major: 120,
  languages: 120,
  url: 2000,
  team: 120,
  email: 254,
  password: 200,
  search: 80,
  date: 40,
  /** The words that a guardian agreed to. */
  consent: 4000,
} as const;

/** Career years run from 2000 to four years from now. */
export const CAREER_YEAR_MIN = 2000;
export const CAREER_YEARS_AHEAD = 4;

/** Most career records of one card. */
export const CAREER_MAX_ENTRIES = 40;

/** Every year dropdown lists this many years. */
export const YEAR_OPTIONS = 50;
/** Graduation and enrollment lists end this many years from now. */
export const SCHOOL_YEARS_AHEAD = 8;
/** Years a card may carry at all: older stored years stay valid, typing errors do not. */
export const SCHOOL_YEAR_RANGE = { min: 1950, max: 2100 } as const;

/** What stands for a sport where cards without one are asked for: `sport=none` of GET /player-cards. */
export const NO_SPORT = 'none';

/** `years` of the current team in a card's own career field (specification §3). */
export const PRESENT = 'Present';
export const DEFAULT_MAJOR = 'TBD';
export const DEFAULT_LANGUAGES = 'English/Spanish';

/** A login error state is cleared after this many milliseconds (specification §4). */
export const LOGIN_ERROR_CLEARED_AFTER_MS = 10;

export const SESSION = {
  /** Life of one token. */
  tokenSeconds: 8 * 60 * 60,
  /** Life of a session, however often its token is renewed. */
  sessionDays: 30,
} as const;

/** New passwords (OWASP ASVS 5, 6.2): length only, and not a common one. */
export const PASSWORD_MIN = 8;

export const PAGE_SIZE_MAX = 100;
/** Cards of one sport on the gallery's first page and on each page of it. */
export const GALLERY_PAGE_SIZE = 12;

/** A consent cannot be older than this: nobody who is a player now was one then. */
export const CONSENT_YEAR_MIN = 2000;

/** A deleted card can be restored for this long. */
export const RESTORE_MINUTES = 10;
/** An upload that no card claims is collected after this long. */
export const UNCLAIMED_UPLOAD_HOURS = 24;
/** An `Idempotency-Key` is remembered for this long. */
export const IDEMPOTENCY_HOURS = 24;

/** Ages of a lead, in years; under `guardian` a guardian is asked for (decisions, Leads). */
export const LEAD_AGE = { min: 13, max: 99, guardian: 18 } as const;
/** Ages of the player draft (specification §1). */
export const DRAFT_AGE = { min: 15, max: 21 } as const;

/** The only module through which pages read from and write to the CMS. */
export { readNextClass } from './clock-marks';
export {
  ContentBrokenError,
  ContentNotFoundError,
  ContentRefusedError,
  ContentUnreachableError,
  contentIfPublished,
  contentOrFail,
} from './errors';
export { languageOf } from './page-language';
export {
  type GalleryStart,
  getCardAddresses,
  getGallery,
  getPlayerCard,
  getPlayerCards,
  getSports,
  getSuggestion,
  type PlayerCardFilter,
  type PlayerCards,
} from './players';
export { closePreview, getPreview, openPreview } from './preview';
export {
  contentOfPage,
  globalOrNull,
  inPublishedLanguage,
  leadToPublished,
  publishedGlobal,
} from './published-language';
export type { Answer } from './read';
export { getReviews } from './reviews';
export { readForm, type SendOutcome, sendForm } from './send';
export { getGlobal, getPage } from './site';

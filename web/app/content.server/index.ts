/** The one way from the pages to the CMS. */
export {
  ContentBrokenError,
  ContentNotFoundError,
  ContentRefusedError,
  ContentUnreachableError,
  contentIfPublished,
  contentOrFail,
} from './errors';
export { getPlayerCard, getPlayerCards, getSports, type PlayerCardFilter, type PlayerCards } from './players';
export { closePreview, getPreview, openPreview } from './preview';
export type { Answer } from './read';
export { getReviews } from './reviews';
export { readForm, type SendOutcome, sendForm } from './send';
export { getGlobal, getPage } from './site';

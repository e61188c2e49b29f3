import type { Language } from '@upfield/cms/contract';
import { languageOfPath } from '@upfield/cms/contract/content/page-languages';

/** Language of the page that a request is for, and so of all that is read for it. */
export const languageOf = (request: Request): Language => languageOfPath(new URL(request.url).pathname);

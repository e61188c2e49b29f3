import {
  type DraftEvent,
  type GlobalContent,
  globalContent,
  type Language,
  PAGES,
  type PageContent,
  type PageName,
} from '@upfield/cms/contract';
import { z } from 'zod';
import { withClock } from './clock-marks';
import { ContentBrokenError } from './errors';
import { languageOf } from './page-language';
import { previewHeaders } from './preview';
import { type Answer, read } from './read';
import { currentRendering } from './rendering';

const schemas: { [Name in PageName]: z.ZodType<PageContent<Name>> } = PAGES;

/** What every page of a language shares. */
export const globalPath = (language: Language): string => `/site/global?locale=${language}`;

/** A page in a language. */
export const pagePath = (name: PageName, language: Language): string => `/site/pages/${name}?locale=${language}`;

/**
 * What every page of the request's language shares: name, menus, footer, switches.
 * @param request of the visitor; with an open preview the draft is read, and never kept. A draft that breaks the contract leaves the page the
 * published menus
 * @throws ContentNotFoundError, ContentUnreachableError
 */
export async function getGlobal(request: Request, language = languageOf(request)): Promise<Answer<GlobalContent>> {
  const path = globalPath(language);
  try {
    return filled(await readContent(request, path, globalContent));
  } catch (error) {
    if (!(error instanceof ContentBrokenError)) throw error;
    return filled(await read({ path, schema: globalContent, about: 'site' }));
  }
}

/**
 * One page's words and pictures, in the request's language.
 * @throws ContentNotFoundError when it is not published, ContentUnreachableError; ContentBrokenError in a preview alone
 */
export async function getPage<Name extends PageName>(request: Request, name: Name): Promise<Answer<PageContent<Name>>> {
  const answer = await readContent(request, pagePath(name, languageOf(request)), schemas[name]);
  if ('event' in answer.data) currentRendering().changesAt(momentsOf(answer.data.event));
  return filled(answer);
}

const filled = <Content>(answer: Answer<Content>): Answer<Content> => ({ ...answer, data: withClock(answer.data) });

/** The moments at which pages about an event change their text: cached pages that read the event expire at the next of them. */
const momentsOf = ({ startsAt, registrationClosesAt, endsAt }: DraftEvent): number[] =>
  [startsAt, registrationClosesAt, endsAt].flatMap((moment) => (moment === null ? [] : Date.parse(moment)));

async function readContent<Content>(
  request: Request,
  path: string,
  schema: z.ZodType<Content>,
): Promise<Answer<Content>> {
  const draftHeaders = await previewHeaders(request);
  return draftHeaders ? readDraft(path, schema, draftHeaders) : read({ path, schema, about: 'site' });
}

/** @throws ContentBrokenError; `getReviews` lists what the editor has to correct */
async function readDraft<Content>(
  path: string,
  schema: z.ZodType<Content>,
  draftHeaders: Record<string, string>,
): Promise<Answer<Content>> {
  const answer = await read({ path, schema: z.unknown(), about: 'site', draftHeaders });
  const content = schema.safeParse(answer.data);
  if (!content.success) throw new ContentBrokenError(path);
  return { ...answer, data: content.data };
}

import {
  type DraftEvent,
  type GlobalContent,
  globalContent,
  PAGES,
  type PageContent,
  type PageName,
} from '@upfield/cms/contract';
import type { z } from 'zod';
import { previewHeaders } from './preview';
import { type Answer, read } from './read';
import { currentRendering } from './rendering';

const schemas: { [Name in PageName]: z.ZodType<PageContent<Name>> } = PAGES;

/**
 * What every page shares: name, menus, footer, switches.
 * @param request of the visitor; with an open preview the draft is read, and never kept
 * @throws ContentNotFoundError, ContentUnreachableError
 */
export function getGlobal(request: Request): Promise<Answer<GlobalContent>> {
  return readContent(request, '/site/global', globalContent);
}

/**
 * One page's words and pictures.
 * @throws ContentNotFoundError when it is not published, ContentUnreachableError
 */
export async function getPage<Name extends PageName>(request: Request, name: Name): Promise<Answer<PageContent<Name>>> {
  const answer = await readContent(request, `/site/pages/${name}`, schemas[name]);
  if ('event' in answer.data) currentRendering().changesAt(momentsOf(answer.data.event));
  return answer;
}

/** When pages about an event start to say something else: whoever reads the event is rendered anew at the next of them. */
const momentsOf = ({ startsAt, registrationClosesAt, endsAt }: DraftEvent): number[] =>
  [startsAt, registrationClosesAt, endsAt].map((moment) => Date.parse(moment));

async function readContent<Content>(
  request: Request,
  path: string,
  schema: z.ZodType<Content>,
): Promise<Answer<Content>> {
  return read({ path, schema, about: 'site', draftHeaders: await previewHeaders(request) });
}

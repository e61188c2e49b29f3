import { type GlobalContent, globalContent, PAGES, type PageContent, type PageName } from '@upfield/cms/contract';
import type { z } from 'zod';
import { STALE_FOR } from './last-good';
import { previewHeaders } from './preview';
import { type Answer, read } from './read';

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
export function getPage<Name extends PageName>(request: Request, name: Name): Promise<Answer<PageContent<Name>>> {
  return readContent(request, `/site/pages/${name}`, schemas[name]);
}

async function readContent<Content>(
  request: Request,
  path: string,
  schema: z.ZodType<Content>,
): Promise<Answer<Content>> {
  const headers = await previewHeaders(request);
  return read({ path, schema, headers, staleFor: headers ? 0 : STALE_FOR.site });
}

import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { Language } from '@upfield/cms/contract';
import { MANIFEST_PATH } from './page-address';

type Build = ServerBuild | (() => Promise<ServerBuild>);

/** Renders a page of a language, or its data. */
export type Renderer = (request: Request, context: AppLoadContext, language: Language) => Promise<Response>;

/**
 * Renders every page with the list of the scripts of its language. Scripts that ask which routes there are name the version of their list.
 * @param build with the list of the English scripts
 * @param spanishAssets the list of the Spanish ones; without it, while developing, all scripts have both languages
 */
export function renderer(build: Build, spanishAssets: ServerBuild['assets'] | undefined, mode: string): Renderer {
  const english = createRequestHandler(build, mode);
  if (!spanishAssets || typeof build === 'function') return english;
  const spanish = createRequestHandler({ ...build, assets: spanishAssets }, mode);
  return (request, context, language) => {
    const { pathname, searchParams } = new URL(request.url);
    const isSpanish =
      pathname === MANIFEST_PATH ? searchParams.get('version') === spanishAssets.version : language === 'es';
    return (isSpanish ? spanish : english)(request, context);
  };
}

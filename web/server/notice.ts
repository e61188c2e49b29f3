import type { Language } from '@upfield/cms/contract';
import { pathIn } from '@upfield/cms/contract/content/page-languages';
import type { Request, Response } from 'express';
import type { NoticeLabels } from '~/labels/en/notices';
import { noticesLabels } from '~/labels/notices';
import { siteLabels } from '~/labels/site';

type Kind = keyof NoticeLabels;

const KINDS: Partial<Record<number, Kind>> = {
  403: 'foreignForm',
  408: 'slow',
  413: 'tooLarge',
  429: 'tooMany',
};

/**
 * Answers with a short plain text. A page in the brand would need a rendering, which is exactly what such a request was denied.
 * @param language of the page that was asked for
 */
export function sendNotice(request: Request, response: Response, status: number, language: Language): void {
  const { backHome } = siteLabels[language];
  const { title, text } = noticesLabels[language][KINDS[status] ?? 'broken'];
  response.status(status).set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', Vary: 'Accept' });
  if (!request.accepts('html')) {
    response.type('text/plain').send(`${title}: ${text}`);
    return;
  }
  response
    .type('text/html')
    .send(
      `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>` +
        `<body><h1>${title}</h1><p>${text}</p><p><a href="${pathIn('/', language)}">${backHome}</a></p></body></html>`,
    );
}

import type { RequestHandler } from 'express';

const METHODS = ['GET', 'HEAD', 'POST'];
/** An address that no page has. */
const NOWHERE = '/not-found';

/** Pages are read, and forms sent to them; nothing else is done with them. */
export const pageMethods: RequestHandler = (request, response, next) => {
  if (METHODS.includes(request.method)) next();
  else response.status(405).set('Allow', METHODS.join(', ')).send();
};

/** An address that cannot be decoded is that of no page, and is answered like every such one (decisions, Pages). */
export const decodableAddress: RequestHandler = (request, _response, next) => {
  try {
    decodeURIComponent(request.path);
  } catch {
    request.url = NOWHERE;
    request.originalUrl = NOWHERE;
  }
  next();
};

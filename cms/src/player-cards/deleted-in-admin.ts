import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { CARD_UID, CAREER_UID } from './model';
import { EXISTING } from './visibility';

const READS = new Set(['findOne', 'findFirst', 'findMany', 'count']);

/** Which of a type's entries there are; a deleted card is kept for a few minutes, so that its deletion can be undone. */
const EXISTING_OF: Readonly<Record<string, object>> = { [CARD_UID]: EXISTING, [CAREER_UID]: { playerCard: EXISTING } };

/**
 * Deleted cards are not found in the admin, which reads through the document service; our own reads do not. Call it in
 * `register`.
 */
export function hideDeletedCards(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const existing = EXISTING_OF[context.uid];
    if (!existing || !READS.has(context.action)) return next();
    const params = context.params as { filters?: object };
    params.filters = { $and: [params.filters ?? {}, existing] };
    const found = await next();
    // Where Strapi finds nothing it looks for the row without our filter, and takes it for one that lacks a language.
    if (found === null && context.action === 'findOne') throw new errors.NotFoundError();
    return found;
  });
}

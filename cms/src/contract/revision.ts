import { z } from 'zod';

/**
 * Header of every content answer, 400 and 404 included: the revision of the snapshot it was read from (decisions, Caches and what may be shown).
 * Two answers of one revision fit together; an answer is out of date as soon as a higher one is known.
 */
export const REVISION_HEADER = 'x-content-revision';

/** Answer of GET /revision. */
export const revisionAnswer = z.object({ revision: z.number().int() });

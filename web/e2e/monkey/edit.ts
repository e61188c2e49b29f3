import type { AdminAnswer, AdminCalls } from '../support/admin-calls';
import type { ContentModel } from './content-model';
import type { SeededRandom } from './seeded-random';
import type { SiteBackup } from './site-backup';

/** Everything that an edit needs. */
export interface Desk {
  calls: AdminCalls;
  model: ContentModel;
  random: SeededRandom;
  backup: SiteBackup;
}

/** An edit that was tried. */
export interface Edit {
  /** What was done to what, for the report. */
  what: string;
  /** The type that was edited; null for the library. */
  uid: string | null;
  answer: AdminAnswer<unknown>;
}

/** A kind of edit; null where there is nothing that it could be done to. */
export type EditKind = (desk: Desk) => Promise<Edit | null>;

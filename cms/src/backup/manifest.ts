import { z } from 'zod';

/** The version of the archive's layout; an archive of another one is not restored. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';
export const SECRETS_FILE = 'secrets.json';
export const DATABASE_FILE = 'database';
/** Folder of the stored files, under the names that they have in the storage. */
export const PICTURES = 'pictures';

const file = z.object({
  path: z.string().regex(/^(secrets\.json|database|pictures\/([\w-]+\/)?[\w-][\w.-]*)$/),
  bytes: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** What an archive holds, and of which state; it stands in the archive as `manifest.json`. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** ISO 8601. */
  madeAt: z.iso.datetime(),
  version: z.string(),
  /** Of the checkout that made it; null where there is none, as in a container. */
  commit: z.string().nullable(),
  database: z.enum(['sqlite', 'postgres']),
  /** Number of rows of each table. */
  tables: z.record(z.string(), z.number().int()),
  files: z.array(file),
  /** Stored files that the database names and the storage does not have. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ArchivedFile = z.infer<typeof file>;

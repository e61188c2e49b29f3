import type { Table } from '../database/tables';

export const IMAGE_UID = 'upfield::image';

export const imageTable: Table = {
  uid: IMAGE_UID,
  tableName: 'card_images',
  attributes: {
    key: { type: 'string', column: { notNullable: true } },
    extension: { type: 'string', column: { notNullable: true } },
    width: { type: 'integer' },
    height: { type: 'integer' },
    bytes: { type: 'integer' },
    createdAt: { type: 'datetime' },
    claimedAt: { type: 'datetime' },
    withdrawnAt: { type: 'datetime' },
    removedAt: { type: 'datetime' },
  },
  indexes: [
    { name: 'card_images_key_unique', columns: ['key'], type: 'unique' },
    { name: 'card_images_unclaimed_index', columns: ['claimed_at', 'created_at'] },
    { name: 'card_images_withdrawn_at_index', columns: ['withdrawn_at'] },
    { name: 'card_images_removed_at_index', columns: ['removed_at'] },
  ],
};

/** An uploaded picture. Cards keep its file name, `key.extension`. */
export interface ImageRow {
  id: number;
  key: string;
  extension: string;
  width: number | null;
  height: number | null;
  bytes: number | null;
  createdAt: string;
  /** When a card was seen to show it. It then stays until it is withdrawn. */
  claimedAt: string | Date | null;
  /** May go as soon as no card refers to it. */
  withdrawnAt: string | Date | null;
  /** Removed: not readable by anyone. The row stays until the storage has deleted the bytes. */
  removedAt: string | Date | null;
}

/** File name of a picture: `key.extension`. */
export const fileNameOf = ({ key, extension }: Pick<ImageRow, 'key' | 'extension'>) => `${key}.${extension}`;

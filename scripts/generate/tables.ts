import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/** SQLite takes 32,766 values a statement, and a card has about sixty. */
const ROWS_OF_A_STATEMENT = 400;

type Row = Record<string, unknown>;

interface JoinTable {
  name: string;
  joinColumn: { name: string };
  inverseJoinColumn: { name: string };
  inverseOrderColumnName?: string;
}

interface Attribute {
  columnName?: string;
  joinTable?: JoinTable;
}

interface Meta {
  tableName: string;
  attributes: Record<string, Attribute>;
}

/**
 * Rows in bulk, past Strapi's document service, which writes a dozen statements a card. Ids are given here, because rows of
 * a relation name them.
 */
export class BulkTables {
  constructor(
    readonly strapi: Core.Strapi,
    readonly database: Knex.Transaction,
  ) {}

  #meta(uid: string): Meta {
    return this.strapi.db.metadata.get(uid) as unknown as Meta;
  }

  /** The ids of the next rows of a table. */
  async nextIds(uid: string, count: number): Promise<number[]> {
    const [found] = await this.database(this.#meta(uid).tableName).max({ last: 'id' });
    return Array.from({ length: count }, (_, index) => Number(found?.last ?? 0) + index + 1);
  }

  /** Inserts rows by their attributes' names, `id` among them. */
  async insert(uid: string, rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return;
    const { tableName, attributes } = this.#meta(uid);
    const named = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [attributes[name]?.columnName ?? name, value])),
    );
    await this.database.batchInsert(tableName, named, ROWS_OF_A_STATEMENT);
    await this.#countOn(tableName);
  }

  /**
   * Connects rows with what their relation points to.
   * @param pairs ids of a row and of its one target
   */
  async connect(uid: string, relation: string, pairs: readonly (readonly [number, number])[]): Promise<void> {
    const table = this.#meta(uid).attributes[relation]?.joinTable;
    if (!table) throw new Error(`${relation} of ${uid} has no table.`);
    const rows = pairs.map(([from, to], index) => ({
      [table.joinColumn.name]: from,
      [table.inverseJoinColumn.name]: to,
      ...(table.inverseOrderColumnName ? { [table.inverseOrderColumnName]: index + 1 } : {}),
    }));
    await this.database.batchInsert(table.name, rows, ROWS_OF_A_STATEMENT);
  }

  /** PostgreSQL counts ids by itself, and does not see those that were given. */
  async #countOn(table: string): Promise<void> {
    if (this.strapi.db.dialect.client !== 'postgres') return;
    await this.database.raw(`SELECT setval(pg_get_serial_sequence(?, 'id'), (SELECT max(id) FROM ??))`, [table, table]);
  }
}

import { type Manifest, PICTURES } from './manifest';

/** What is said of an archive when it was made or brought in; `start` is of `performance.now()`. */
export function report({ madeAt, version, commit, database, tables, files, missing }: Manifest, start: number) {
  return {
    madeAt,
    version,
    commit,
    database,
    tables: Object.keys(tables).length,
    rows: Object.values(tables).reduce((sum, rows) => sum + rows, 0),
    pictures: files.filter(({ path }) => path.startsWith(`${PICTURES}/`)).length,
    missing,
    seconds: Number(((performance.now() - start) / 1000).toFixed(1)),
  };
}

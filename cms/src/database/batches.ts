import type { Rows } from './rows';

type Find<Row> = Omit<Parameters<Rows<Row>['findMany']>[0], 'orderBy' | 'offset' | 'limit'>;

/**
 * Reads rows a batch at a time, in the order of their ids, so that a job holds few of them in memory. Rows may be changed or
 * deleted meanwhile.
 * @param size rows of a batch
 */
export async function* inBatches<Row extends { id: number }>(
  table: Rows<Row>,
  { where, ...params }: Find<Row>,
  size: number,
): AsyncGenerator<Row[]> {
  let last = 0;
  while (true) {
    const batch = await table.findMany({
      ...params,
      where: { ...where, id: { $gt: last } },
      orderBy: { id: 'asc' },
      limit: size,
    });
    const tail = batch.at(-1);
    if (!tail) return;
    yield batch;
    if (batch.length < size) return;
    last = tail.id;
  }
}

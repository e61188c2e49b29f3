import { callApi } from '../support/staff-api';

/** What the running server says of its API. */
export interface Description {
  /** Method and path of every call, such as `GET /player-cards/{id}`. */
  calls: string[];
  /** Query parameters of the list of cards. */
  parameters: string[];
  /** Orders of the list. */
  sorts: string[];
  /** Fields of a card in the list. */
  fields: string[];
}

interface Operation {
  parameters?: { name: string; in: string; schema: { enum?: string[] } }[];
}

/** Reads `/api/openapi.json`, which the tests of the CMS compare with the routes that it has registered. */
export async function describeApi(): Promise<Description> {
  const { paths } = await jsonOf<{ paths: Record<string, Record<string, Operation>> }>('/openapi.json');
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const parameters = (paths['/player-cards']?.get?.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const [card = {}] = await jsonOf<object[]>('/player-cards?page=1&pageSize=1');
  return {
    calls,
    parameters: parameters.map(({ name }) => name),
    sorts: parameters.find(({ name }) => name === 'sort')?.schema.enum ?? [],
    fields: Object.keys(card),
  };
}

const jsonOf = async <Body>(path: string) => (await (await callApi(path)).json()) as Body;

import { authEndpoints } from './auth';
import { contentEndpoints } from './content';
import type { Endpoint } from './endpoint';
import { playerCardEndpoints } from './player-cards';
import { visitorEndpoints } from './visitors';

export type { Endpoint } from './endpoint';

/** Every call, in the order of the OpenAPI document. */
export const endpoints: readonly Endpoint[] = [
  ...authEndpoints,
  ...playerCardEndpoints,
  ...visitorEndpoints,
  ...contentEndpoints,
];

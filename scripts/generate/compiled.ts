import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';

const require = createRequire(import.meta.url);

/** A module of the compiled CMS: the same instance that Strapi loads. @param path below `cms/src`, without its ending */
export const compiled = <Module>(path: string): Module => require(join(ROOT, 'cms/dist/src', `${path}.js`)) as Module;

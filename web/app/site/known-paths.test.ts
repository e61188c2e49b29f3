import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unknownPath } from '@upfield/cms/contract/content/known-paths';
import { expect, it } from 'vitest';

/** Routes that are for no link: what an editor's preview, a script or the page for an unknown address answers. */
const NOT_LINKED = new Set(['$', 'player-cards.art.$', 'preview._index', 'preview.exit', 'search_.suggestions']);

/** Address of a route by the name of its file, with a name in place of its parameters. */
const addressOf = (route: string) =>
  `/${route
    .split(/\.(?![^[]*\])/)
    .filter((part) => part !== '_index')
    .map((part) => part.replace(/^\$.+/, 'x1').replace(/[[\]]/g, ''))
    .join('/')}`;

const routes = readdirSync(join(import.meta.dirname, '..', 'routes'))
  .map((file) => file.replace(/\.tsx?$/, ''))
  .filter((route) => !NOT_LINKED.has(route));

it.each(routes)('an editor may link to %s', (route) => expect(unknownPath(addressOf(route))).toBeNull());

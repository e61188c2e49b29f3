import { expect, test } from 'vitest';
import { withPageHelp } from './page-help';

const cell = (name: string, hint: string) => ({ name, hint, attribute: {} });

test('a page’s own help text takes the place of the component’s, on that page alone', () => {
  const components = { 'shared.seo': { layout: [[cell('title', 'Empty: the default.'), cell('image', 'Wide.')]] } };
  const seo = (fields?: Record<string, string>) => ({
    name: 'seo',
    attribute: { component: 'shared.seo', pluginOptions: { editor: { label: 'Sharing', fields } } },
  });
  const hintsOf = (fields?: Record<string, string>) =>
    withPageHelp({ layout: { layout: [[[seo(fields)]]], components } })
      .layout.components['shared.seo'].layout.flat()
      .map(({ hint }) => hint);

  expect(hintsOf({ title: 'For pages without a title.' })).toEqual(['For pages without a title.', 'Wide.']);
  expect(hintsOf()).toEqual(['Empty: the default.', 'Wide.']);
});

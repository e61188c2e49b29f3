/** The directions of import (docs/architecture.md). A break fails `npm run validate`. */
/**
 * @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule
 * @type {(name: string, comment: string, from: Rule['from'], to: Rule['to']) => Rule}
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The folders of `web/app` in layers, from top to bottom: each imports from the layers below, never from its own or from above. */
const LAYERS = [
  ['routes'],
  ['frame', 'document'],
  ['sections', 'search', 'staff'],
  ['player-cards'],
  ['forms', 'seo', 'content.server'],
  ['ui', 'log.server'],
  ['labels', 'browser', 'environment'],
  ['site'],
  ['styles'],
];

/** The same for the folders of `web/app/staff`. */
const STAFF_LAYERS = [
  ['slots', 'manage'],
  ['editor'],
  ['consent', 'first-hint', 'list-trail'],
  ['sign-in'],
  ['session'],
  ['api', 'state', 'ui'],
];

/** The files of the contract that hold no schema: what a visitor's browser may load. */
const WITHOUT_ZOD = `^cms/src/contract/(${[
  'byte-ranges',
  'calendar-day',
  'card-bounds',
  'card-list',
  'content/page-languages',
  'content/page-paths',
  'content/site-path',
  'folding',
  'image-type',
  'intl-locales',
  'lead-choices',
  'messages',
  'messages\\.en',
  'messages\\.es',
  'near-words',
  'position-codes',
  'product',
  'secrets',
  'text',
  'urls',
  'visitor',
  'waiting-time',
].join('|')})\\.ts$`;

/** Pages as visitors load them, without what runs on the server alone. */
const PUBLIC_PAGES =
  '^web/app/(browser|forms|frame|labels|player-cards|search|sections|seo|site|ui|routes)/|^web/app/root\\.tsx$';
const ON_THE_SERVER = '\\.(server|test|fixture)\\.tsx?$|/read-lead\\.ts$|/routes/[^/]*\\.ts$';

/** @param {string} base @param {string[]} folders @returns the pattern of paths in them */
const inFolders = (base, folders) => `^${base}/(${folders.join('|').replaceAll('.', '\\.')})/`;

const nameOf = (/** @type {string[]} */ ...folders) =>
  folders
    .join('/')
    .replace(/^web\//, '')
    .replaceAll('/', '-');

/** @param {string} base @param {string[][]} layers */
const layerRules = (base, layers) => [
  ...layers.flatMap((folders, layer) =>
    folders.map((folder) =>
      forbid(
        `${nameOf(base, folder)}-imports-lower-layers-alone`,
        'What it needs of a higher layer belongs further down, or is passed in by the route.',
        { path: inFolders(base, [folder]) },
        { path: inFolders(base, [...layers.slice(0, layer).flat(), ...folders.filter((other) => other !== folder)]) },
      ),
    ),
  ),
  forbid(
    `every-folder-of-${nameOf(base)}-has-a-layer`,
    'A folder without a layer would be held by no rule.',
    { path: `^${base}/[^/]+/`, pathNot: inFolders(base, layers.flat()) },
    {},
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-circular', 'Two files that need each other are one file, or three.', {}, { circular: true }),
    forbid(
      'contract-depends-on-zod-alone',
      'The contract is what both sides share, so it may not know either.',
      { path: '^cms/src/contract/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^cms/src/contract/|/zod/' },
    ),
    forbid(
      'art-is-pure',
      'The drawn art runs in Node and in the browser.',
      { path: '^cms/src/art/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^cms/src/art/' },
    ),
    forbid('cms-never-imports-web', 'The CMS stands alone.', { path: '^cms/' }, { path: '^web/' }),
    forbid(
      'web-knows-contract-art-and-phone-alone',
      'Whatever else the CMS holds is its own business.',
      { path: '^web/' },
      { path: '^cms/', pathNot: '^cms/src/(contract|art|phone)/' },
    ),
    forbid(
      'phone-knows-numbers-and-names-alone',
      'The form says at once what the CMS will say, so the rule runs in the browser, too.',
      { path: '^cms/src/phone/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^cms/src/phone/|^cms/src/contract/folding|/libphonenumber-js/' },
    ),
    forbid(
      'contract-without-zod',
      'A page loads these files; a schema among them would bring 60 KB.',
      { path: WITHOUT_ZOD },
      { pathNot: WITHOUT_ZOD, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'visitors-load-no-schemas',
      'Public code imports the file of the contract that holds the constant, never all of the contract.',
      { path: PUBLIC_PAGES, pathNot: ON_THE_SERVER },
      { path: '^cms/src/contract/', pathNot: WITHOUT_ZOD, dependencyTypesNot: ['type-only'] },
    ),
    ...layerRules('web/app', LAYERS),
    ...layerRules('web/app/staff', STAFF_LAYERS),
    forbid(
      'pages-never-import-their-server',
      'The server runs the pages; what both need stands in web/app.',
      { path: '^web/app/' },
      { path: '^web/server/' },
    ),
    forbid(
      'nothing-imports-an-entry',
      'Remix loads the routes, the root and the entries; what two of them need stands in a folder below.',
      { path: '^web/app/', pathNot: '\\.test\\.tsx?$' },
      { path: '^web/app/(routes/|(routes|root|entry\\.(client|server))\\.tsx?$)' },
    ),
    forbid(
      'cms-is-reached-through-content-server',
      'One way to the CMS: typed reads, retries, stale if down.',
      {
        path: '^web/app/(frame|sections|player-cards|search|forms|seo|ui|site|styles)/',
        pathNot: '\\.server\\.ts$',
      },
      { path: '^web/app/content\\.server/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'visitors-load-nothing-of-staff',
      'Public code reaches the staff screens lazily, for someone with a token.',
      {
        path: '^web/app/',
        pathNot: '^web/app/(staff/|routes/(admin|player-cards_?\\.(create|edit|manage)|reset-password))',
      },
      { path: '^web/app/staff/', dependencyTypesNot: ['type-only', 'dynamic-import'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|node_modules/\\.vite)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.imports.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};

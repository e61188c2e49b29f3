import type { Plugin, Rollup } from 'vite';

/** A module with its code and its place in the graph, as Rollup tells it. */
type Graph = Rollup.ManualChunkMeta;

/** Packages that every page runs. They change with an upgrade alone, so returning visitors keep their file. */
const VENDOR =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run\/(?:react|router|server-runtime))\//;

/** All modules of the drawn art are exported by one index file: a module that imports it does not use all of them. */
const ART = /\/cms\/src\/art\//;
const BRAND = /\/cms\/src\/art\/brand\.ts$/;

/** What several pages share, by its place; the first that fits. */
const SHARED: readonly (readonly [chunk: string, place: RegExp])[] = [
  ['film', /\/web\/app\/player-cards\/(?:detail\/film-player|rules\/film)/],
  [
    'stickers',
    /\/web\/app\/(?:player-cards\/(?:art\/|country-inks|sticker\/(?!slot)|rules\/(?:measures|names|position|scores|sport-name))|labels\/(?:e[ns]\/)?stickers)/,
  ],
  ['cards', /\/web\/app\/(?:player-cards\/|labels\/(?:e[ns]\/)?player-cards)/],
  ['search', /\/web\/app\/(?:search\/|labels\/(?:e[ns]\/)?search)|\/contract\/folding/],
  ['questions', /\/web\/app\/(?:sections\/lead-form\/question-(?:form|section)|labels\/(?:e[ns]\/)?question)/],
  ['newsletter', /\/web\/app\/(?:sections\/newsletter\/code-page|labels\/(?:e[ns]\/)?newsletter)/],
  [
    'lead-form',
    /\/web\/app\/(?:sections\/(?:contact|home|lead-form)\/|forms\/|labels\/(?:e[ns]\/)?family)|\/contract\/lead-choices/,
  ],
  ['long-text', /\/web\/app\/sections\/(?:experiences|legal|rich-text)\/|\/@strapi\/blocks-react-renderer\//],
  ['sections', /./],
];

const STAFF_ENTRY = /\/web\/app\/(?:staff\/|routes\/(?:admin|player-cards\.(?:create|edit|manage)|reset-password))/;
const PAGE_ENTRY = /\/web\/app\/routes\/(?!admin|player-cards\.(?:create|edit|manage)|reset-password)/;
/** Routes that answer no page: nothing of them is left for browsers, and Rollup would make one file of them where Remix looks for each. */
const EMPTY_ENTRY = /\/web\/app\/routes\/([^/]+)\.ts\?/;
const ROOT_ENTRY = /\/web\/app\/root\.tsx\?/;

/**
 * Chunks by need, not by module. A page loads what all pages share, what it shares with others of its kind, and what is its own: at most
 * eight files. Rollup by itself makes a file of everything that two pages have in common, which was 47 files on the home page.
 */
export function clientChunks(): Plugin {
  return {
    name: 'client-chunks',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    config: () => ({
      // A twentieth smaller than esbuild makes it, in a build that is slower by seconds.
      build: {
        minify: 'terser',
        // Vite's own target, without Chrome 87 to 90 (2021): `?.` was rewritten for them. There, pages work as without scripts.
        target: ['es2020', 'chrome91', 'edge91', 'firefox78', 'safari14'],
        // The language level of the target.
        terserOptions: { ecma: 2020, compress: { passes: 3 } },
        modulePreload: { resolveDependencies: onlyStyleSheets },
        rollupOptions: { output: { manualChunks: chunkOf } },
      },
    }),
    // Two files that need each other start in an order that breaks one of them.
    onLog(_level, log) {
      if (log.code === 'CIRCULAR_CHUNK') this.error(log);
    },
    // What all pages share and the root's entry are one file: Remix reads an entry's exports by name and ignores others.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  };
}

/**
 * What is loaded ahead of a part that a page loads later. Chromium remembers a preloaded script that was lost, and no later
 * `import()` of it would succeed: "Try again" could not help.
 */
function onlyStyleSheets(_file: string, dependencies: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  return hostType === 'js' ? dependencies.filter((name) => name.endsWith('.css')) : dependencies;
}

/** @returns the name of a shared chunk; undefined for what one page, or one part that is loaded later, has for itself */
function chunkOf(id: string, graph: Graph): string | undefined {
  if (VENDOR.test(id) || id.includes('commonjsHelpers')) return 'vendor';
  if (EMPTY_ENTRY.test(id)) return EMPTY_ENTRY.exec(id)?.[1];
  if (ART.test(id)) return BRAND.test(id) ? 'site' : 'stickers';
  const entries = entriesOf(id, graph);
  const some = (form: RegExp) => entries.some((entry) => form.test(entry));
  if (some(ROOT_ENTRY)) return 'site';
  if (entries.length < 2) return undefined;
  if (entries.every((entry) => STAFF_ENTRY.test(entry))) return 'staff';
  return some(PAGE_ENTRY) ? SHARED.find(([, place]) => place.test(id))?.[0] : undefined;
}

/** The entries, and the parts that are loaded later, that cannot run without a module. */
function entriesOf(id: string, { getModuleInfo }: Graph): string[] {
  const entries = new Set<string>();
  const seen = new Set([id]);
  for (const place of seen) {
    const module = getModuleInfo(place);
    if (!module) continue;
    if (module.isEntry || module.dynamicImporters.length > 0) entries.add(place);
    if (ART.test(place)) continue;
    for (const importer of module.importers) seen.add(importer);
  }
  return [...entries];
}

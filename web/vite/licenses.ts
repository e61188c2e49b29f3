import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The file in the build, and so its address on the site. */
const FILE = 'licenses.txt';

/** The folder of a module's package. A name that a plugin made for a module begins with NUL and may end with a query. */
const PACKAGE = /\/.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const LICENSE = /^licen[cs]e/i;

/**
 * Writes the licences of all packages that browsers get into one file, which most of them ask to be passed on with their code. Their comments in the
 * code repeat it, in a kilobyte and a half of each visit; one comment that names the file is left.
 */
export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    config: () => ({
      build: {
        terserOptions: { format: { comments: /^! Licenses: / } },
        rollupOptions: { output: { banner: ({ name }) => (name === 'vendor' ? `/*! Licenses: /${FILE} */` : '') } },
      },
    }),
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? Object.keys(part.modules) : []));
      const folders = new Set(modules.flatMap((id) => PACKAGE.exec(id)?.[0] ?? []));
      const texts = [...folders].map(licenseOf).sort();
      this.emitFile({ type: 'asset', fileName: FILE, source: `${[...new Set(texts)].join('\n\n')}\n` });
    },
  };
}

/** @param folder of a package; one without a file of its licence names it in its `package.json` */
function licenseOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => LICENSE.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `License: ${license}`;
  return `== ${name} ${version} ==\n\n${text}`;
}

import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { siteConfig } from './site-config';

const fromWeb = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * Adds the scripts of Spanish pages to a build that is there. `vite build` writes those that differ from the English ones, for equal files have
 * equal names; `vite build --ssr` writes the list of them, which the server takes in place of the English one (docs/decisions/065).
 */
export default defineConfig({
  ...siteConfig('es', [listOfAssets()], { serverBuildFile: 'spanish-assets.js' }),
  root: fromWeb(''),
  build: { emptyOutDir: false, copyPublicDir: false },
});

/** Builds nothing for the server but Remix's list of the browser's files, and leaves none of Vite's own. */
function listOfAssets(): Plugin {
  return {
    name: 'list-of-assets',
    apply: (config, { command }) => command === 'build' && Boolean(config.build?.ssr),
    config: () => ({ build: { rollupOptions: { input: 'virtual:remix/server-manifest' } } }),
    closeBundle: () => {
      for (const side of ['client', 'server']) rmSync(fromWeb(`build/${side}/.vite`), { recursive: true, force: true });
    },
  };
}

import { fileURLToPath } from 'node:url';
import { vitePlugin as remix, type VitePluginConfig } from '@remix-run/dev';
import type { Language } from '@upfield/cms/contract';
import type { PluginOption, UserConfig } from 'vite';
import { compressFiles } from '../server/compressed-files';
import { clientChunks } from './client-chunks';
import { licenses } from './licenses';
import { oneLanguage } from './one-language';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * How the pages are built.
 * @param language of the browser's scripts; the server has both
 * @param plugins of this build alone
 * @param settings of Remix for this build alone
 */
export const siteConfig = (
  language: Language,
  plugins: PluginOption[] = [],
  settings: VitePluginConfig = {},
): UserConfig => ({
  resolve: { alias: { '~': fileURLToPath(new URL('../app', import.meta.url)) } },
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
      ...settings,
    }),
    oneLanguage(language),
    clientChunks(),
    licenses(),
    compressFiles(),
    ...plugins,
  ],
  // The contract and the drawn art are TypeScript sources of the other workspace: bundled, never required at run time.
  ssr: { noExternal: [/^@upfield\//, 'swiper'] },
  // `npm run dev` finds every package as it starts: one that is found later loads the open page anew, with two copies of React.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'] },
  // Short: every class stands in the page, its style sheet and its script.
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
});

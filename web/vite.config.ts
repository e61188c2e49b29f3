import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import { compressFiles } from './server/compressed-files';
import { clientChunks } from './vite/client-chunks';
import { licenses } from './vite/licenses';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
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
    }),
    clientChunks(),
    licenses(),
    compressFiles(),
  ],
  // The contract and the drawn art are TypeScript sources of the other workspace: bundled, never required at run time.
  ssr: { noExternal: [/^@upfield\//, 'swiper'] },
  // Short: every class stands in the page, its style sheet and its script.
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
});

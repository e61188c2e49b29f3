import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Compiles the HTTP server to `build/http/server.js`; it loads the pages' build beside it. */
export default defineConfig({
  root: path('..'),
  publicDir: false,
  resolve: { alias: { '~': path('../app') } },
  build: {
    ssr: path('./server.ts'),
    outDir: path('../build/http'),
    target: 'node20',
    rollupOptions: { external: ['vite'] },
  },
});

import { defineConfig } from 'vite';
import { siteConfig } from './vite/site-config';

/** The pages on the server, in both languages, and the scripts of the English ones. The Spanish ones' are built by vite/spanish.config.ts. */
export default defineConfig(siteConfig('en'));

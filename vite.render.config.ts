import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { scopedNames, siteAliases, withoutProse } from './vite.config.ts';

/** The site's own views and machines, for the server: class names and files are those of the build for browsers. */
export default defineConfig(({ mode }) => ({
  plugins: [withoutProse, react()],
  css: scopedNames(mode),
  resolve: siteAliases,
  build: {
    ssr: 'render/worker.ts',
    outDir: mode === 'qa' ? 'dist-render-qa' : 'dist-render',
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    target: 'node20',
  },
}));

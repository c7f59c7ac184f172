import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunks.mjs';
import { firstPaint, isPreloaded } from './first-paint.mjs';
import { noJsonSchema } from './no-json-schema.mjs';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

/** The package leads to its development build, which has warnings for developers. */
const router = `${import.meta.dirname}/../node_modules/react-router/dist/production`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), firstPaint(), noJsonSchema()],
  resolve: {
    alias: [
      { find: '#web', replacement: `${import.meta.dirname}/src` },
      { find: /^react-router$/, replacement: `${router}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
    ],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // A page's own file is fetched by its import anyway: without its name, the list of the first file is shorter.
    modulePreload: { resolveDependencies: (file, files) => files.filter((each) => each !== file) },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // The first file of every visit lists all others; `.vite/manifest.json` says what the short names are.
        // Seven characters are enough for some hundred files.
        chunkFileNames: ({ name }) => (isPreloaded(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
      },
    },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: { '/api': api, '/dev': api, '/socket.io': { target: api, ws: true } },
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { tokenSheet } from './src/shared/theme/tokens';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

const tokensInHead = () => ({
  name: 'tokens-in-head',
  transformIndexHtml: () => [{ tag: 'style', children: tokenSheet(), injectTo: 'head-prepend' }],
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tokensInHead()],
  build: { outDir: '../dist/web', emptyOutDir: true, manifest: true, target: 'es2022' },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: { '/api': api, '/dev': api, '/socket.io': { target: api, ws: true } },
  },
});

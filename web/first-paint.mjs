import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenSheet } from './src/shared/theme/tokens';

const read = (path) => readFileSync(join(import.meta.dirname, 'src', path), 'utf8');

/** Which files a visit needs next, by the beginning of its address; the first that fits counts. */
const NEXT = [
  ['/driver', ['page-parts', 'page-frame', 'driver-parts', 'driver', 'en-common', 'en-driver']],
  ['/auth', ['page-parts', 'sign-in-parts', 'sign-in-pages', 'en-common', 'en-sign-in']],
  ['/', ['page-parts', 'en-common']],
];

const asked = (next) => `
  ${JSON.stringify(next)}.some(function (part) {
    if (location.pathname.indexOf(part[0]) !== 0) return false;
    part[1].forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = '/' + file;
      document.head.appendChild(link);
    });
    return true;
  });`;

/** Files by the name of their group or area, as this build calls them. */
function filesOf(names, files) {
  return names.flatMap((name) => files.filter((file) => new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`).test(file)));
}

/**
 * What is seen before any code has come: colours, theme, mark and skeleton are part of the page itself, its style sheet
 * waits below them, and the files of the part that is visited are asked for with the first ones instead of after them.
 */
/** @returns {import('vite').Plugin} */
export const firstPaint = () => ({
  name: 'first-paint',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      const below = sheets.reduce((page, sheet) => page.replace(sheet, ''), html);
      const files = Object.keys(bundle ?? {});
      const next = NEXT.map(([path, names]) => [path, filesOf(names, files)]);
      const tags = [
        { tag: 'style', children: tokenSheet() + read('app/boot-shell.css'), injectTo: 'head-prepend' },
        { tag: 'script', children: read('shared/theme/theme-boot.js') + asked(next), injectTo: 'head' },
      ];
      return { html: below.replace('</body>', `${sheets.join('')}</body>`), tags };
    },
  },
});

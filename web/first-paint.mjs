import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenSheet } from './src/shared/theme/tokens';

const read = (path) => readFileSync(join(import.meta.dirname, 'src', path), 'utf8');

/** The files that a visit needs next, by the start of its path; the first match applies. */
const NEXT = [
  ['/driver', ['page-parts', 'page-frame', 'driver-parts', 'driver', 'en-common', 'en-driver']],
  ['/auth', ['page-parts', 'sign-in-parts', 'sign-in-pages', 'en-common', 'en-sign-in']],
  ['/business', ['page-parts', 'business-routes', 'en-common']],
  ['/ops', ['page-parts', 'ops-routes', 'en-common']],
  ['/', ['page-parts', 'en-common']],
];

/** Whether the page names this file, which therefore needs a name. */
export const isPreloaded = (name) => NEXT.some(([, names]) => names.includes(name));

const preload = (next) => `
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

/** The file names of groups and areas in this build. */
function filesOf(names, files) {
  return names.flatMap((name) => files.filter((file) => new RegExp(`^assets/${name}-[\\w-]{7}\\.js$`).test(file)));
}

/**
 * Paints the page before any code is loaded: colors, theme, logo and skeleton are part of the HTML, the style sheet is
 * below them, and the files of the visited area are preloaded together with the entry files.
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
        { tag: 'script', children: read('shared/theme/theme-boot.js') + preload(next), injectTo: 'head' },
      ];
      return { html: below.replace('</body>', `${sheets.join('')}</body>`), tags };
    },
  },
});

/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(__dirname, '../../../../web/src');
/** Stands in the page itself and is gone when the product's own styles come. */
const BOOT = 'app/boot-shell.css';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && file !== BOOT,
);

/** The classes that a stylesheet draws by themselves, wherever they stand. */
const drawnBy = (css: string): string[] => {
  const onScreen = css.replaceAll(/@media print \{[^@]*?\n\}/g, '').replaceAll(/\/\*.*?\*\//gs, '');
  const selectors = [...onScreen.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','));
  return selectors.map((selector) => selector.trim()).filter((selector) => /^\.[\w-]+$/.test(selector));
};

describe('the stylesheets', () => {
  it('draw each class in one place: pages keep the styles of those that were open before them', () => {
    const places = new Map<string, Set<string>>();
    for (const sheet of sheets)
      for (const name of drawnBy(read(sheet))) places.set(name, (places.get(name) ?? new Set()).add(sheet));

    const twice = [...places].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files]);

    expect(places.size).toBeGreaterThan(100);
    expect(twice).toEqual([]);
  });

  it('have no transition on everything for those who want less motion: what is measured in it is not there yet', () => {
    const reduced = /@media \(prefers-reduced-motion: reduce\) \{\s*\*.*?\n\}/s.exec(read('shared/ui/base.css'))?.[0];

    expect(reduced).toContain('transition: none !important');
    expect(reduced).not.toContain('transition-duration');
  });
});

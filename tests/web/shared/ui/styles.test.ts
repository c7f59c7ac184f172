/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(__dirname, '../../../../web/src');
/** Inline in the page, and removed when the style sheets are loaded. */
const BOOT = 'app/boot-shell.css';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && file !== BOOT,
);

/** The classes that a style sheet styles independently of their context. */
function drawnBy(css: string): string[] {
  const onScreen = css.replaceAll(/@media print \{[^@]*?\n\}/g, '').replaceAll(/\/\*.*?\*\//gs, '');
  const selectors = [...onScreen.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','));
  return selectors.map((selector) => selector.trim()).filter((selector) => /^\.[\w-]+$/.test(selector));
}

describe('the style sheets', () => {
  it('style each class in one file, since pages keep the styles of previously opened pages', () => {
    const places = new Map<string, Set<string>>();
    for (const sheet of sheets)
      for (const name of drawnBy(read(sheet))) places.set(name, (places.get(name) ?? new Set()).add(sheet));

    const twice = [...places].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files]);

    expect(places.size).toBeGreaterThan(100);
    expect(twice).toEqual([]);
  });

  it("let the actions of a candidate's row and panel wrap on a phone, where they are wider than the screen", () => {
    const narrow = [
      ...read('features/hiring/components/hiring.css').matchAll(/@media \(max-width: 639px\) \{(.*?)\n\}/gs),
    ];

    expect(narrow.map(([, css]) => css).join('')).toMatch(/\.gh-candidate-actions \{[^}]*flex-wrap: wrap/);
  });

  it('keep the usual height of buttons whose long labels take more lines', () => {
    const grown = sheets.flatMap((sheet) =>
      [...read(sheet).matchAll(/([^{}]*\.ant-btn[^{},]*)\{([^{}]*)\}/g)]
        .filter(([, , body = '']) => /(?<!-)height: auto/.test(body))
        .map(([, selector = '', body = '']) => [selector.trim(), /min-height/.test(body)]),
    );

    expect(grown.length).toBeGreaterThan(1);
    expect(grown.filter(([, hasHeight]) => hasHeight !== true)).toEqual([]);
  });

  it('state the size of text in rem, so that it grows with the setting of the browser', () => {
    const fixed = sheets.flatMap((sheet) =>
      [...read(sheet).matchAll(/font(-size)?: [^;]*\dpx/g)].map(([rule]) => [sheet, rule]),
    );

    expect(fixed).toEqual([]);
  });

  it('have no transition on all properties under reduced motion, since measurements would be too early', () => {
    const reduced = /@media \(prefers-reduced-motion: reduce\) \{\s*\*.*?\n\}/s.exec(read('shared/ui/base.css'))?.[0];

    expect(reduced).toContain('transition: none !important');
    expect(reduced).not.toContain('transition-duration');
  });

  describe('of pages for drivers, whose text may be twice as large', () => {
    const ofDrivers =
      /^(features\/(driver-(?!dossier|files)|onboarding|my-|personal-info|histories|documents|debit-card|compliance|employment-application|own-file)|entities\/(driver\/|own-documents))/;
    const rules = sheets
      .filter((sheet) => ofDrivers.test(sheet))
      .flatMap((sheet) =>
        [...read(sheet).matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, name = '', body = '']) => ({ sheet, name, body })),
      );
    const namesOf = (wrong: (body: string) => boolean) =>
      rules.filter(({ body }) => wrong(body)).map(({ sheet, name }) => `${sheet} ${name.trim()}`);

    it('have columns that get narrower than their words', () => {
      expect(rules.length).toBeGreaterThan(50);
      expect(namesOf((body) => /repeat\(\s*\d+,\s*1fr\s*\)/.test(body))).toEqual([]);
    });

    it('wrap rows whose ends are spread', () => {
      const isRow = (body: string) => body.includes('space-between') && !body.includes('flex-direction: column');

      expect(namesOf((body) => isRow(body) && !/flex-wrap: wrap|flex-flow: row wrap/.test(body))).toEqual([]);
    });
  });

  it('leave the frame out of a print', () => {
    expect(read('shared/ui/base.css')).toMatch(
      /@media print \{\s*\.gh-frame-head,\s*\.gh-bottom-nav,\s*\.gh-skip \{\s*display: none !important;/,
    );
  });

  it('open the menu in the footer of the driver panel up and to the left, since it is in the corner of the window', () => {
    expect(read('features/drivers/components/profile.css')).toMatch(
      /\.gh-profile-actions \.gh-menu-panel \{\s*top: auto;\s*right: 0;\s*bottom: calc\(100% \+ 4px\);\s*left: auto;/,
    );
  });
});

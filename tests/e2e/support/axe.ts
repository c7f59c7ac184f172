import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Screen } from '../../../lab/tour/browser';
import { DESKTOP, PHONE } from '../../../lab/tour/browser';
import type { Scene } from '../../../lab/tour/scene';
import type { THEMES } from '../../../lab/tour/shoot';
import { showTheme } from '../../../lab/tour/shoot';

/** Less than half the size of the other one; each of hundreds of pages receives and compiles it. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};
type Variant = readonly [Screen, (typeof THEMES)[number]];
/**
 * Each scene is checked on both screens; the theme of each screen alternates from scene to scene. Every rule runs on both:
 * colors depend on the theme, and what is rendered depends on the screen.
 */
export const VARIANTS: readonly (readonly Variant[])[] = [
  [
    [DESKTOP, 'light'],
    [PHONE, 'dark'],
  ],
  [
    [DESKTOP, 'dark'],
    [PHONE, 'light'],
  ],
];

/** Limits the check to an open dialog: the page below it is inert and has its own scene. */
const partOf = async (page: Page, { part }: Pick<Scene, 'part'>) =>
  part ?? ((await page.getByRole('dialog').count()) > 0 ? '[role="dialog"]' : undefined);

/** Violations that axe finds on the page in each variant. */
export async function violationsOf(
  page: Page,
  scene: Pick<Scene, 'name' | 'part'>,
  variants: readonly Variant[],
): Promise<string[]> {
  const part = await partOf(page, scene);
  const found: string[] = [];
  for (const [screen, theme] of variants) {
    await page.setViewportSize(screen);
    await showTheme(page, theme);
    // Elements half covered by the sticky header would count as too small targets.
    await page.evaluate('window.scrollTo(0, 0)');
    for (const { id, nodes } of await checkPart(page, part)) {
      const places = nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary ?? ''})`);
      found.push(`${scene.name}, ${screen.width} px, ${theme}: ${id} at ${places.join(' | ')}`);
    }
  }
  return found;
}

/**
 * Runs axe on the page or a part of it. Not with AxeBuilder, which sends axe's code to the page twice for each check and
 * reads everything that passed. No page has frames.
 */
async function checkPart(page: Page, part: string | undefined): Promise<axe.Result[]> {
  // Each document has its own, which a check in another theme or on another screen uses again.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(AXE);
  const place = part === undefined ? 'document' : JSON.stringify(part);
  return page.evaluate<axe.Result[]>(
    `axe.run(${place}, ${JSON.stringify(OPTIONS)}).then(({ violations }) => violations)`,
  );
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { Screen } from '../../../lab/tour/browser';
import { DESKTOP, PHONE } from '../../../lab/tour/browser';
import type { Scene } from '../../../lab/tour/scene';
import type { THEMES } from '../../../lab/tour/shoot';
import { showTheme } from '../../../lab/tour/shoot';

/** Loads axe, unless an earlier check of the same document did: AxeBuilder loads it twice for each check. */
const AXE = `if (!('axe' in window)) { ${axe.source} }`;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
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
    // No page has frames, so legacy mode suffices, which needs no extra page.
    const builder = new AxeBuilder({ page, axeSource: AXE })
      .options({ resultTypes: ['violations'] })
      .withTags(TAGS)
      .setLegacyMode();
    const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
    for (const { id, nodes } of violations) {
      const places = nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary ?? ''})`);
      found.push(`${scene.name}, ${screen.width} px, ${theme}: ${id} at ${places.join(' | ')}`);
    }
  }
  return found;
}

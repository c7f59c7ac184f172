import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { inParallel } from '../../lab/core/parallel';
import type { Screen } from '../../lab/tour/browser';
import { DESKTOP, PHONE } from '../../lab/tour/browser';
import type { Scene } from '../../lab/tour/scene';
import { scenesOf } from '../../lab/tour/scenes';
import type { THEMES } from '../../lab/tour/shoot';
import { showTheme, waitUntilLoaded } from '../../lab/tour/shoot';
import { findWorld } from '../../lab/tour/world';
import { expect, test } from './support/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
type Variant = readonly [Screen, (typeof THEMES)[number]];
/** Each scene is checked on both screens; the theme of each screen alternates from scene to scene. */
const VARIANTS: readonly (readonly Variant[])[] = [
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
const partOf = async (page: Page, { part }: Scene) =>
  part ?? ((await page.getByRole('dialog').count()) > 0 ? '[role="dialog"]' : undefined);

/** Violations that axe finds on the page in each variant. */
async function violationsOf(page: Page, scene: Scene, variants: readonly Variant[]): Promise<string[]> {
  const part = await partOf(page, scene);
  const found: string[] = [];
  for (const [screen, theme] of variants) {
    await page.setViewportSize(screen);
    await showTheme(page, theme);
    // Elements half covered by the sticky header would count as too small targets.
    await page.evaluate('window.scrollTo(0, 0)');
    // No page has frames, so legacy mode suffices, which needs no extra page.
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .withTags(TAGS)
      .setLegacyMode();
    const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
    for (const { id, nodes } of violations) {
      const places = nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary ?? ''})`);
      found.push(`${scene.name}, ${screen.width} px, ${theme}: ${id} at ${places.join(' | ')}`);
    }
  }
  return found;
}

/** Checks the scenes of one person, in order, on one page. */
async function checkScenes(page: Page, scenes: readonly Scene[]): Promise<string[]> {
  const found: string[] = [];
  for (const [index, scene] of scenes.entries()) {
    await test.step(scene.name, async () => {
      await page.setViewportSize(DESKTOP);
      await page.goto(scene.path);
      await waitUntilLoaded(page);
      await scene.open?.(page);
      found.push(...(await violationsOf(page, scene, VARIANTS[index % VARIANTS.length] ?? [])));
    });
  }
  return found;
}

test('every page and every dialog meets WCAG 2.2 AA', async ({ address, users, pageOf }) => {
  test.setTimeout(1_200_000);
  const byPerson = new Map<Scene['person'], Scene[]>();
  for (const scene of scenesOf(users, await findWorld(address, users))) {
    byPerson.set(scene.person, [...(byPerson.get(scene.person) ?? []), scene]);
  }
  const found: string[] = [];
  // Each page has its own process, so two at a time use both cores of a small machine.
  await inParallel([...byPerson], 2, async ([person, scenes]) => {
    found.push(...(await checkScenes(await pageOf(person), scenes)));
  });
  expect(found).toEqual([]);
});

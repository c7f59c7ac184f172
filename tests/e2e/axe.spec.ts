import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from '../../scripts/tour/browser';
import type { Person } from '../../scripts/tour/people';
import type { Scene } from '../../scripts/tour/scene';
import { scenesOf } from '../../scripts/tour/scenes';
import { settle } from '../../scripts/tour/shoot';
import { findWorld } from '../../scripts/tour/world';
import { expect, test } from './support/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const THEMES = ['light', 'dark'] as const;

/** What axe finds on the page as it stands, in each theme. */
async function violationsOf(page: Page, scene: Scene): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    for (const { id, nodes } of violations) {
      found.push(`${scene.name}, ${theme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
    }
  }
  return found;
}

for (const screen of [DESKTOP, PHONE]) {
  test(`every page and every modal can be used by everybody, ${screen.width} px`, async ({ address, crew, pageOf }) => {
    test.setTimeout(900_000);
    const scenes = scenesOf(crew, await findWorld(address, crew));
    const pages = new Map<Person | undefined, Page>();
    const found: string[] = [];
    for (const scene of scenes) {
      const page = pages.get(scene.person) ?? (await pageOf(scene.person, { screen }));
      pages.set(scene.person, page);
      await page.goto(scene.path);
      await settle(page);
      await scene.open?.(page);
      found.push(...(await violationsOf(page, scene)));
    }
    expect(found).toEqual([]);
  });
}

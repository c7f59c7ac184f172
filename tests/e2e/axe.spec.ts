import type { Page } from '@playwright/test';
import { concurrently } from '../../lab/core/concurrently';
import { DESKTOP } from '../../lab/tour/browser';
import type { Scene } from '../../lab/tour/scene';
import { scenesOf } from '../../lab/tour/scenes';
import { waitUntilLoaded } from '../../lab/tour/shoot';
import { findWorld } from '../../lab/tour/world';
import { VARIANTS, violationsOf } from './support/axe';
import { expect, test } from './support/test';

// A trace of this many pages takes as long as the checks, and a violation already names its scene and element.
test.use({ trace: 'off' });

async function openScene(page: Page, { path, open }: Scene): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await page.goto(path);
  await waitUntilLoaded(page);
  await open?.(page);
}

/** Checks the scenes of one person, in order, on one page. A scene that does not open is a finding, too. */
async function checkScenes(page: Page, scenes: readonly Scene[]): Promise<string[]> {
  const found: string[] = [];
  for (const [index, scene] of scenes.entries()) {
    await test.step(scene.name, async () => {
      try {
        await openScene(page, scene);
        found.push(...(await violationsOf(page, scene, VARIANTS[index % VARIANTS.length] ?? [])));
      } catch (error) {
        found.push(`${scene.name} did not open: ${error instanceof Error ? error.message : String(error)}`);
      }
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
  // Operations have a third of the scenes. They come first, so that they are not the last ones, alone on one core.
  const longestFirst = [...byPerson].sort(([, one], [, other]) => other.length - one.length);
  // Each page has its own process. Three use both cores of a small machine, also while one waits for the network.
  await concurrently(longestFirst, 3, async ([person, scenes]) => {
    found.push(...(await checkScenes(await pageOf(person), scenes)));
  });
  expect(found).toEqual([]);
});

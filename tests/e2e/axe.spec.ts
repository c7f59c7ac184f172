import type { Page } from '@playwright/test';
import { concurrently } from '../../lab/core/concurrently';
import type { Scene } from '../../lab/tour/scene';
import { isOfDrivers } from '../../lab/tour/scene';
import { scenesOf } from '../../lab/tour/scenes';
import { byPath } from '../../lab/tour/stage';
import { findWorld } from '../../lab/tour/world';
import { SceneChecks, VARIANTS } from './support/axe';
import { misplacedAtLargeText } from './support/large-text';
import { PLANTED_SCENES, PLANTED_WORDS, servePlantedPage } from './support/planted-page';
import { expect, test } from './support/test';

// A trace of this many pages takes as long as the checks, and a violation already names its scene and element.
test.use({ trace: 'off' });

interface Totals {
  readonly found: string[];
  checked: number;
  enlarged: number;
  loads: number;
}

/** A browser that stopped answering: some of its commands have no limit of their own. */
class NoAnswer extends Error {}
/** Longer than any scene takes on a slow machine. */
const SCENE_LIMIT_MS = 600_000;

async function withinLimit<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer('the browser does not answer')), SCENE_LIMIT_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/**
 * Checks the scenes of one person on one page, or on another one if the browser stops answering: a fault of the browser
 * happens once, one of the product again. A scene that does not open is a finding, too.
 */
async function checkScenes(first: Page, scenes: readonly Scene[], totals: Totals): Promise<void> {
  let page = first;
  const used = [new SceneChecks(page)];
  const check = (scene: Scene, index: number) =>
    withinLimit((used.at(-1) as SceneChecks).violationsOf(scene, VARIANTS[index % VARIANTS.length] ?? []));
  for (const [index, scene] of byPath(scenes).entries()) {
    await test.step(scene.name, async () => {
      try {
        totals.found.push(
          ...(await check(scene, index).catch(async (error: unknown) => {
            if (!(error instanceof NoAnswer)) throw error;
            console.log(`${scene.name}: ${error.message}; shown again on another page`);
            page = await page.context().newPage();
            used.push(new SceneChecks(page));
            return check(scene, index);
          })),
        );
      } catch (error) {
        totals.found.push(`${scene.name} did not open: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
  }
  for (const { checked, enlarged, stage } of used) {
    totals.checked += checked;
    totals.enlarged += enlarged;
    totals.loads += stage.loads;
  }
}

/** Scene, screen, theme and rule of a violation, without its place. */
const ruleOf = (violation: string) => violation.split(' at ', 1)[0];

test('a violation is named by the scene that shows it, and one of the page only by the page', async ({ pageOf }) => {
  const page = await pageOf(undefined);
  await servePlantedPage(page);
  const totals: Totals = { found: [], checked: 0, enlarged: 0, loads: 0 };
  await checkScenes(page, PLANTED_SCENES, totals);
  expect(totals.found.map(ruleOf)).toEqual([
    'planted, 1440 px, light: image-alt',
    'planted, 390 px, dark: image-alt',
    'planted-dialog, 1440 px, dark: button-name',
    'planted-dialog, 390 px, light: button-name',
    'planted-fold, 1440 px, light: label',
    'planted-fold, 390 px, dark: label',
    'planted-dialog-again, 1440 px, dark: button-name',
    'planted-dialog-again, 390 px, light: button-name',
  ]);
  // The second time because the fold stays open.
  expect(totals.loads).toBe(2);
});

test('a word that cannot be read with text at 200 % is named with its place', async ({ pageOf }) => {
  const page = await pageOf(undefined);
  await page.setContent(PLANTED_WORDS);
  expect(await misplacedAtLargeText(page)).toEqual([
    'section > p.cut: "Ending" is out of its box',
    'section > p.cut: "Ending" is cut by p.cut',
    'section > p.narrow: "Application" is out of its box',
    'section > p.broken: "Certified" is broken',
    'section > p.wide: "safety@lonestarfreightlines.example" is out of its box',
    'section > p.wide: "safety@lonestarfreightlines.example" is outside the screen',
  ]);
});

test('every page and every dialog meets WCAG 2.2 AA, and drivers see all of it with text at 200 %', async ({
  address,
  users,
  pageOf,
}) => {
  const scenes = scenesOf(users, await findWorld(address, users));
  const byPerson = new Map<Scene['person'], Scene[]>();
  for (const scene of scenes) byPerson.set(scene.person, [...(byPerson.get(scene.person) ?? []), scene]);
  const totals: Totals = { found: [], checked: 0, enlarged: 0, loads: 0 };
  // Operations have a third of the scenes. They come first, so that they are not the last ones, alone on one core.
  const longestFirst = [...byPerson].sort(([, one], [, other]) => other.length - one.length);
  // Each page has its own process. Three use both cores of a small machine, also while one waits for the network.
  await concurrently(longestFirst, 3, async ([person, own]) => {
    const page = await pageOf(person);
    await checkScenes(page, own, totals);
    // An open page would follow what the others change.
    await page.context().close();
  });
  console.log(`${scenes.length} scenes, checked ${totals.checked} times on ${totals.loads} loaded pages`);
  expect(totals.found).toEqual([]);
  expect(totals.checked).toBe(scenes.length * 2);
  // That every page of the drivers' route tables has a scene is tested in tests/web/app/driver-scenes.test.ts.
  expect(totals.enlarged).toBe(scenes.filter(isOfDrivers).length);
});

import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Screen } from './browser';
import { contextOf, DESKTOP, PHONE } from './browser';
import type { Scene } from './scene';
import { Stage } from './stage';
import { showTheme } from './theme';

/** Folder of the screenshots in README.md. */
export const README_SCREENSHOTS = join(__dirname, '..', '..', 'docs', 'pictures');

/** The scenes that README.md shows, each at one screen size, in the light theme. */
const README_SCENES: readonly { name: string; screen: Screen }[] = [
  { name: 'hiring-active', screen: DESKTOP },
  { name: 'ops-board', screen: DESKTOP },
  { name: 'driver-home-1', screen: PHONE },
];

/** Saves the screenshots of README.md as `<scene>.png`; throws if one of its scenes no longer exists. */
export async function takeReadmeScreenshots(
  { browser, baseUrl, folder }: { browser: Browser; baseUrl: string; folder: string },
  scenes: readonly Scene[],
): Promise<void> {
  for (const { name, screen } of README_SCENES) {
    const scene = scenes.find((each) => each.name === name);
    if (scene === undefined) throw new Error(`README.md shows the scene ${name}, which does not exist`);
    const context = await contextOf(browser, { baseUrl, screen, person: scene.person });
    const page = await context.newPage();
    await new Stage(page).show(scene.path);
    await scene.open?.(page);
    await showTheme(page, 'light');
    await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
    await context.close();
  }
}

import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Screen } from './browser';
import { contextOf, TIMEOUT_MS } from './browser';
import { PageErrors } from './page-errors';
import type { Person } from './people';
import type { Scene } from './scene';
import { byPath, Stage } from './stage';
import { showTheme, THEMES } from './theme';

interface Session {
  readonly browser: Browser;
  readonly baseUrl: string;
  readonly folder: string;
  readonly screen: Screen;
}

async function saveScreenshots(page: Page, scene: Scene, { folder, screen }: Session) {
  for (const theme of THEMES) {
    await showTheme(page, theme);
    const path = join(folder, `${scene.name}-${screen.width}-${theme}.png`);
    // An open dialog is positioned in the viewport, so only the viewport is captured.
    await page.screenshot({ path, fullPage: scene.open === undefined, animations: 'disabled' });
  }
}

/** Takes the screenshots of one person's scenes; returns the errors. */
export async function shoot(session: Session, person: Person | undefined, scenes: readonly Scene[]): Promise<string[]> {
  const { browser, baseUrl, screen } = session;
  const context = await contextOf(browser, { baseUrl, screen, person });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const errors = new PageErrors(page);
  const stage = new Stage(page);
  const failures: string[] = [];
  const fail = (scene: Scene, why: string) => {
    failures.push(`${scene.name} (${screen.width}): ${why}`);
    console.error(`✕ ${failures.at(-1) ?? ''}`);
  };
  for (const scene of byPath(scenes)) {
    errors.expect(scene.expects ?? []);
    try {
      await stage.show(scene.path);
      await scene.open?.(page);
      await saveScreenshots(page, scene, session);
    } catch (error) {
      fail(scene, error instanceof Error ? error.message : String(error));
    }
    for (const error of errors.take()) fail(scene, error);
  }
  await context.close();
  return failures;
}

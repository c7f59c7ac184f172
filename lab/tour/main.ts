import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DESKTOP, launch, PHONE } from './browser';
import { demoUsersOf } from './demo-users';
import type { Person } from './people';
import { demoPeople } from './people';
import { README_SCREENSHOTS, takeReadmeScreenshots } from './readme-screenshots';
import type { Scene } from './scene';
import { scenesOf } from './scenes';
import { shoot } from './shoot';
import { findWorld } from './world';

const SCREENSHOTS = join(__dirname, '..', '..', 'tour');
/** Number of people in a smoke run. */
const SMOKE_PEOPLE = 3;

/** Groups scenes by person, so that each person signs in once. */
function byPerson(scenes: readonly Scene[]): Map<Person | undefined, Scene[]> {
  const groups = new Map<Person | undefined, Scene[]>();
  for (const scene of scenes) groups.set(scene.person, [...(groups.get(scene.person) ?? []), scene]);
  return groups;
}

/** One page for each of a few people, and one scene with interaction. */
function smokeScenes(scenes: readonly Scene[]): Scene[] {
  const pages = [...byPerson(scenes).values()].slice(0, SMOKE_PEOPLE).flatMap((group) => group.slice(0, 1));
  const opened = scenes.find(({ open, person }) => open !== undefined && person !== undefined);
  return opened === undefined ? pages : [...pages, opened];
}

/** The scenes whose names begin with one of the beginnings in a comma-separated list. */
const scenesNamed = (scenes: readonly Scene[], beginnings: string): Scene[] =>
  scenes.filter(({ name }) => beginnings.split(',').some((beginning) => name.startsWith(beginning)));

/** Folder for the screenshots: a temporary one for a smoke run, so that screenshots of a full tour are kept. */
function emptyFolder(isSmoke: boolean): string {
  if (isSmoke) return mkdtempSync(join(tmpdir(), 'gladhand-tour-'));
  rmSync(SCREENSHOTS, { recursive: true, force: true });
  mkdirSync(SCREENSHOTS, { recursive: true });
  return SCREENSHOTS;
}

/**
 * Signs in as each kind of person and saves a screenshot of every route and dialog. Fails if a page has errors. With
 * `--smoke`, takes only a few screenshots at one width; with `--readme`, only those of README.md; with `--scenes`, only those
 * whose names begin so (`--scenes=candidate-board,bench`).
 */
async function tour(): Promise<number> {
  const { values } = parseArgs({
    options: {
      smoke: { type: 'boolean', default: false },
      readme: { type: 'boolean', default: false },
      scenes: { type: 'string', default: '' },
    },
  });
  const baseUrl = process.env['BASE_URL'] ?? 'http://127.0.0.1:8080';
  const users = demoUsersOf(await demoPeople(baseUrl));
  const scenes = scenesNamed(scenesOf(users, await findWorld(baseUrl, users)), values.scenes);
  const browser = await launch();
  if (values.readme) {
    await takeReadmeScreenshots({ browser, baseUrl, folder: README_SCREENSHOTS }, scenes);
    await browser.close();
    return 0;
  }
  const groups = byPerson(values.smoke ? smokeScenes(scenes) : scenes);
  const folder = emptyFolder(values.smoke);
  const failures: string[] = [];
  for (const screen of values.smoke ? [PHONE] : [DESKTOP, PHONE]) {
    for (const [person, own] of groups) {
      console.log(`${screen.width} px, ${person?.email ?? 'a visitor'}: ${own.length} scenes`);
      failures.push(...(await shoot({ browser, baseUrl, folder, screen }, person, own)));
    }
  }
  if (values.smoke) await takeReadmeScreenshots({ browser, baseUrl, folder }, scenes);
  await browser.close();
  if (values.smoke) rmSync(folder, { recursive: true });
  else console.log(`Screenshots saved to ${folder}. Errors: ${failures.length}.`);
  return failures.length === 0 ? 0 : 1;
}

tour().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);

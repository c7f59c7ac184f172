import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DESKTOP, launch, PHONE } from './browser';
import { crewOf } from './crew';
import { demoPeople } from './people';
import type { Person } from './people';
import type { Scene } from './scene';
import { scenesOf } from './scenes';
import { shoot } from './shoot';
import { findWorld } from './world';

const FOLDER = join(__dirname, '..', '..', 'tour');

/** Each person's scenes together: he signs in once. */
function byPerson(scenes: readonly Scene[]): Map<Person | undefined, Scene[]> {
  const groups = new Map<Person | undefined, Scene[]>();
  for (const scene of scenes) groups.set(scene.person, [...(groups.get(scene.person) ?? []), scene]);
  return groups;
}

/** Signs in as each kind of person and saves a picture of every route and modal; fails on what a page complains of. */
async function tour(): Promise<number> {
  const baseUrl = process.env['BASE_URL'] ?? 'http://127.0.0.1:8080';
  const crew = crewOf(await demoPeople(baseUrl));
  const groups = byPerson(scenesOf(crew, await findWorld(baseUrl, crew)));
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const browser = await launch();
  const failures: string[] = [];
  for (const screen of [DESKTOP, PHONE]) {
    for (const [person, scenes] of groups) {
      console.log(`${screen.width} px, ${person?.email ?? 'a visitor'}: ${scenes.length} scenes`);
      failures.push(...(await shoot({ browser, baseUrl, folder: FOLDER, screen }, person, scenes)));
    }
  }
  await browser.close();
  console.log(`Pictures are in ${FOLDER}; ${failures.length} complaints.`);
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

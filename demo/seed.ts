import { writeFileSync } from 'node:fs';
import type { Client } from '@temporalio/client';
import type { Db } from '#db/core/handle';
import type { Environment } from '#platform/env';
import type { FileStore } from '#platform/file-store';
import { seedCore } from './core';
import { demoLogins, writeLogins } from './demo-logins';
import type { Pace } from './pace';
import { seedRest } from './rest';
import type { SeedOptions } from './seed-options';
import { Steps } from './steps';
import { makeWorld } from './world';
import { beginWorld, type WorldOptions } from './worlds';

/** The servers and files that a world is seeded to. */
export interface SeedTarget {
  readonly env: Environment;
  readonly db: Db;
  readonly client: Client;
  readonly files: FileStore;
  readonly pace: Pace;
  readonly report: (line: string) => void;
}

/**
 * Fills the database and Temporal with a world, or with a part of it. A world that was begun before is continued with the
 * options and the time of its beginning. Throws if another world is there and `add` is not set; parts of a finished world
 * do nothing, and all of it again, or in another size, is an error.
 */
export async function seed(target: SeedTarget, { world: wanted, part, doneFile }: SeedOptions): Promise<void> {
  const { env, db, pace, report } = target;
  const { options, isFinished } = await pace.run(() => beginWorld(db, wanted));
  if (part === 'all' && (isFinished || !hasSameSize(options, wanted))) throw new Error(alreadyThere(options));
  if (options.now !== wanted.now) report(`  Continuing the demo data of ${new Date(options.now).toISOString()}`);
  const world = makeWorld(options);
  if (!isFinished) {
    const steps = await Steps.open({ db, seed: options.seed, pace, report });
    const seeding = { ...target, world, options, steps };
    if (part !== 'rest') await seedCore(seeding);
    if (part !== 'core') await seedRest(seeding);
  }
  if (part !== 'core' && doneFile !== undefined) writeFileSync(doneFile, '');
  if (part === 'rest') return;
  const logins = demoLogins(world);
  writeLogins(env.DATA_DIR, logins);
  for (const { role, login, password } of logins) report(`  ${role.padEnd(40)} ${login.padEnd(46)} ${password}`);
}

/** Whether it is the same command again, which continues the world. */
const hasSameSize = (options: WorldOptions, wanted: WorldOptions): boolean =>
  (['add', 'drivers', 'carriers', 'orders', 'applicants'] as const).every((name) => options[name] === wanted[name]);

const alreadyThere = ({ seed: number }: WorldOptions): string =>
  `The demo data of seed ${String(number)} already exists. To add more: --add --seed ${String(number + 1)}`;

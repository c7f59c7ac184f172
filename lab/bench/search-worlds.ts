import { createDatabase, type Db } from '#db/core/handle';
import { migrate } from '#db/core/migrate';
import { createNearestDatabase, type NearestDb } from '#db/core/nearest';
import { seedLargeWorld } from '../core/large-world';
import { logProgress } from '../core/progress';
import { worldSeeds } from '../core/seeds';

const CARRIERS = 20;

/** Creates a separate database with that many drivers, unless an earlier bench did. Returns its URL. */
export async function makeDatabase(main: Db, databaseUrl: string, drivers: number): Promise<string> {
  const name = `bench_${String(drivers)}`;
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  if ((await main('pg_database').where({ datname: name }).first('datname')) !== undefined) return url.href;
  await main.raw('create database ??', [name]);
  await migrate(url.href);
  logProgress(`seeding a world of ${String(drivers)} drivers`);
  const db = createDatabase(url.href, { pool: 1 });
  try {
    const world = { drivers, carriers: CARRIERS, orders: 0, seed: worldSeeds.benchSearch, startPipelines: false };
    await seedLargeWorld(db, world, { ...process.env, DATABASE_URL: url.href });
  } finally {
    await db.destroy();
  }
  return url.href;
}

/** Creates the database as {@link makeDatabase} does, and returns a pool for the driver search. */
export async function makeWorld(main: Db, databaseUrl: string, drivers: number): Promise<NearestDb> {
  const db = createNearestDatabase(await makeDatabase(main, databaseUrl, drivers), 2);
  await db.raw('vacuum (analyze) drivers, driver_pipelines, candidacies');
  return db;
}

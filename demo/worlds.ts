import type { Db } from '#db/core/handle';
import type { WorldSize } from './world';

/** The options of a world. The same ones make the same world again. */
export interface WorldOptions extends WorldSize {
  /** Adds another world to the existing data. */
  readonly add: boolean;
  /** Starts the pipelines' workflows; by default unless the world is large. Otherwise their timers start with the first command. */
  readonly startPipelines: boolean;
  /** Starts no workflows at all: for measuring reads of a large world. Commands on its entities do not work. */
  readonly rowsOnly: boolean;
}

/** A world whose seeding has begun, with the options of that time. */
export interface BegunWorld {
  readonly options: WorldOptions;
  readonly isFinished: boolean;
}

/** Returns the world of the seed; undefined if its seeding never began. */
export async function findWorld(db: Db, seed: number): Promise<BegunWorld | undefined> {
  const row = await db('demo_worlds').where({ seed }).first('options', 'finished_at');
  return row && { options: row.options as unknown as WorldOptions, isFinished: row.finished_at !== null };
}

/** Begins a world, or returns the one that an interrupted seeding began. */
export async function beginWorld(db: Db, options: WorldOptions): Promise<BegunWorld> {
  const begun = await findWorld(db, options.seed);
  if (begun !== undefined) return begun;
  const any: unknown = await db('organizations').first('id');
  if (any !== undefined && !options.add)
    throw new Error('The database is not empty. To add demo data, use --add with a new --seed');
  await db('demo_worlds')
    .insert({ seed: options.seed, options: JSON.stringify(options) })
    .onConflict('seed')
    .ignore();
  return (await findWorld(db, options.seed)) ?? { options, isFinished: false };
}

/** Records that the seeding is finished. */
export async function finishWorld(db: Db, seed: number): Promise<void> {
  await db.transaction(async (trx) => {
    await trx('demo_worlds').where({ seed }).whereNull('finished_at').update({ finished_at: trx.fn.now() });
    await trx('demo_steps').where({ seed }).delete();
  });
}

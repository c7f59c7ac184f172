import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import type { FileStore } from '#platform/file-store';
import { readOptions, type SeedOptions } from '../../demo/seed-options';
import { SeededPlace } from '../support/demo-seeding';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const ARGS = ['--drivers', '20', '--carriers', '2', '--orders', '9', '--rows-only'];
const options = (now: number, ...more: readonly string[]): SeedOptions => readOptions([...ARGS, ...more], now);

/** Columns with times of the seeding, and those with passwords; bytes are encrypted with random keys. */
const DIFFERENT = new Set([
  'password_hash',
  'begun_at',
  'finished_at',
  'created_at',
  'updated_at',
  'next_at',
  'next_try_at',
]);
const isBytes = (value: unknown): boolean => typeof value === 'string' && value.startsWith('\\x');
/** A number of a sequence, which interruptions advance. */
const isNumber = (column: string, value: unknown): boolean => column === 'id' && typeof value === 'number';
/** Tables of the migrations and of keys, and deliveries in the order of their numbers. */
const IGNORED_TABLES = new Set(['schema_migrations', 'schema_migrations_lock', 'person_keys', 'outbox']);

let whole: SeededPlace;
let interrupted: SeededPlace;

beforeAll(async () => {
  [whole, interrupted] = await Promise.all([SeededPlace.open(), SeededPlace.open()]);
});
afterAll(async () => {
  await whole.close();
  await interrupted.close();
});

/** Ends the seeding after each of its steps, and in the middle of some, and begins it again; later each time. */
async function seedWithInterruptions(place: SeededPlace): Promise<number> {
  const ended = new Set<string>();
  const end = (name: string): void => {
    if (ended.has(name)) return;
    ended.add(name);
    throw new Error('killed');
  };
  const report = (line: string): void => {
    const [, step] = /^ {2}(\S.*?) {2,}.* s$/.exec(line) ?? [];
    if (step !== undefined) end(step);
    else if (line.startsWith('  Loaded candidacies ')) end('rows');
  };
  const files = endingStore(place.files, end);
  for (let attempt = 0; ; attempt += 1) {
    try {
      await place.seed(options(NOW + attempt * 3_600_000), { report, files });
      return attempt;
    } catch (error) {
      if (!(error instanceof Error && error.message === 'killed')) throw error;
    }
  }
}

/** A store at which the process ends after some files were written. */
function endingStore(store: FileStore, end: (name: string) => void): FileStore {
  let written = 0;
  return {
    ...store,
    put: async (name, bytes) => {
      await store.put(name, bytes);
      written += 1;
      if ([1, 20, 50].includes(written)) end(`file ${String(written)}`);
    },
  };
}

async function rowsOf(db: Db): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await db.raw<{ rows: { name: string }[] }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: Record<string, unknown[]> = {};
  for (const { name } of tables.filter((table) => !IGNORED_TABLES.has(table.name))) {
    const { rows } = await db.raw<{ rows: { row: Record<string, unknown> }[] }>(
      `select to_jsonb(t) as row from ?? as t`,
      [name],
    );
    found[name] = rows
      .map(({ row }) =>
        JSON.stringify(
          Object.entries(row).filter(
            ([column, value]) => !DIFFERENT.has(column) && !isBytes(value) && !isNumber(column, value),
          ),
        ),
      )
      .sort();
  }
  return found;
}

describe('a seeding that ends after each of its steps and begins again', () => {
  it('leaves the same rows as one that nothing interrupts', async () => {
    await whole.seed(options(NOW));

    const attempts = await seedWithInterruptions(interrupted);

    expect(attempts).toBeGreaterThan(12);
    const [expected, found] = [await rowsOf(whole.db), await rowsOf(interrupted.db)];
    expect(
      Object.keys(expected).filter((table) => JSON.stringify(expected[table]) !== JSON.stringify(found[table])),
    ).toEqual([]);
    expect(expected['driver_files']?.length).toBeGreaterThan(20);
    expect(expected['demo_steps']).toEqual([]);
  });

  it('is not begun a third time', async () => {
    await expect(whole.seed(options(NOW))).rejects.toThrow('The demo data of seed 1 already exists');
    await whole.seed(options(NOW, '--part', 'core'));
    await whole.seed(options(NOW, '--part', 'rest'));
  });
});

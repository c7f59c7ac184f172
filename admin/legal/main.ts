import { createDatabase, type Db } from '#db/core/handle';
import { listLegalTexts } from '#db/legal/legal-text-store';
import { earliestDate } from '#domain/shared/zones';
import { readDatabaseUrl } from '#platform/env';
import { importLegalTexts } from './import-texts';

const USAGE = 'Usage: npm run legal -- import DIR|FILE, or npm run legal -- list';

/** `npm run legal`: imports texts approved by the operator's lawyer or prescribed by an agency, and lists those in force. */
async function main(): Promise<void> {
  const [command, path] = process.argv.slice(2);
  // A text without a date is in force immediately, for every driver.
  const today = earliestDate(Date.now());
  const work = { list: list(today), import: importFrom(path, today) }[command ?? ''];
  if (work === undefined) throw new Error(USAGE);
  const db = createDatabase(readDatabaseUrl(), { pool: 1 });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

function importFrom(path: string | undefined, today: string): ((db: Db) => Promise<void>) | undefined {
  if (path === undefined) return undefined;
  return async (db) => {
    for (const { kind, language, version, effectiveFrom, isNew } of await importLegalTexts(db, path, today)) {
      const outcome = isNew ? `approved, in force from ${effectiveFrom}` : 'already imported';
      console.log(`${kind} (${language}) ${version}: ${outcome}`);
    }
  };
}

function list(today: string): (db: Db) => Promise<void> {
  return async (db) => {
    for (const { kind, language, version, status } of await listLegalTexts(db, { on: today })) {
      console.log(`${status.padEnd(9)} ${kind} (${language}) ${version}`);
    }
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

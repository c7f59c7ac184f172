import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withTables } from './docs/markdown';
import { requirementTables } from './docs/requirement-tables';
import { stateTables } from './docs/state-tables';
import { transitionTables } from './docs/transition-tables';
import { webhookTables } from './docs/webhook-tables';
import { writeOrCheck } from './write-or-check';

const pages = {
  'state-machines.md': stateTables,
  'requirements.md': requirementTables,
  'messages.md': transitionTables,
  'webhooks.md': webhookTables,
};

/** Writes the tables between the markers of each page. The text around them is written by hand. */
async function main(): Promise<void> {
  for (const [name, tables] of Object.entries(pages)) {
    const file = join(__dirname, '..', 'docs', name);
    await writeOrCheck(file, withTables(await readFile(file, 'utf8'), tables));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

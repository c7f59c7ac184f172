import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runScript } from '../../support/fake-registry';

/** Runs a check on planted files with the given repository paths. */
export async function checkPlanted(script: string, files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'gladhand-words-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), content);
    }
    return await runScript([`scripts/${script}`, '--root', root, ...Object.keys(files)]);
  } finally {
    rmSync(root, { recursive: true });
  }
}

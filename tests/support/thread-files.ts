import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const platform = join(__dirname, '..', '..', 'platform');

/** A file that a thread can run, with this code; `handleInThread` is there. */
export function aThreadFile(code: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'gladhand-thread-')), 'thread.js');
  writeFileSync(
    file,
    `require(${JSON.stringify(require.resolve('tsx/cjs'))});
     const { handleInThread } = require(${JSON.stringify(join(platform, 'threads.ts'))});
     ${code}`,
  );
  return file;
}

/** The file of the product's own thread with this name, compiled when it starts. */
export const threadFileOf = (name: string): string => aThreadFile(`require(${JSON.stringify(join(platform, name))});`);

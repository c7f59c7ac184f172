import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';

/** Writes a generated file. With --check, writes nothing and fails if the committed file differs. */
export async function writeOrCheck(file: string, content: string): Promise<void> {
  const name = relative(process.cwd(), file);
  const committed = await readFile(file, 'utf8').catch(() => undefined);
  if (committed === content) {
    console.log(`${name} is up to date`);
    return;
  }
  if (process.argv.includes('--check')) throw new Error(`${name} is out of date; run: npm run generate`);
  await writeFile(file, content);
  console.log(`${name} written`);
}

import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';

/** Writes a generated file. With --check, fails if the committed file differs instead. */
export async function writeOrCheck(file: string, content: string): Promise<void> {
  const name = relative(process.cwd(), file);
  const committed = await readFile(file, 'utf8').catch(() => undefined);
  if (committed === content) {
    console.log(`${name} is current`);
    return;
  }
  if (process.argv.includes('--check')) throw new Error(`${name} is out of date; run: npm run generate`);
  await writeFile(file, content);
  console.log(`${name} written`);
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { drawInThread, type PageDrawer, type PageTask } from '#platform/page-pictures';
import { eventually } from '../support/eventually';

const folder = mkdtempSync(join(tmpdir(), 'gladhand-pages-'));
const file = join(folder, 'thread.js');
const log = join(folder, 'drawn');
// Draws page 9 forever, and any other page in a moment.
writeFileSync(
  file,
  `require(${JSON.stringify(require.resolve('tsx/cjs'))});
   const { appendFileSync } = require('node:fs');
   require(${JSON.stringify(join(__dirname, '..', '..', 'platform', 'threads.ts'))}).handleInThread(async ({ page }) => {
     appendFileSync(${JSON.stringify(log)}, String(page));
     while (page === 9);
     return new Uint8Array([page]);
   });`,
);

let drawer: PageDrawer;
afterEach(() => drawer.close());
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const page = (number: number): PageTask => ({
  type: 'draw',
  document: { mediaType: 'application/pdf', content: new Uint8Array() },
  page: number,
});
const drawn = () => readFileSync(log, 'utf8');

describe('drawing in a thread', () => {
  it('leaves out a waiting page that nobody waits for any more', async () => {
    writeFileSync(log, '');
    drawer = drawInThread(file);
    const gone = new AbortController();
    const [first, second, third] = [drawer.run(page(1)), drawer.run(page(2), gone.signal), drawer.run(page(3))];

    gone.abort(new Error('gone'));

    await expect(second).rejects.toThrow('gone');
    expect(await Promise.all([first, third])).toEqual([new Uint8Array([1]), new Uint8Array([3])]);
    expect(drawn()).toBe('13');
  });

  it('ends a page that nobody waits for any more and that takes long', async () => {
    writeFileSync(log, '');
    drawer = drawInThread(file);
    const gone = new AbortController();
    const [first, second] = [drawer.run(page(9), gone.signal), drawer.run(page(2))];
    await eventually(() => Promise.resolve(expect(drawn()).toBe('9')));

    gone.abort(new Error('gone'));

    expect(await first).toBeUndefined();
    expect(await second).toEqual(new Uint8Array([2]));
    expect(drawn()).toBe('92');
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { createThread, type Thread } from '#platform/threads';

const folder = mkdtempSync(join(tmpdir(), 'gladhand-thread-'));
const file = join(folder, 'thread.js');
const sources = join(__dirname, '..', '..', 'platform', 'threads.ts');
writeFileSync(
  file,
  `require(${JSON.stringify(require.resolve('tsx/cjs'))});
   require(${JSON.stringify(sources)}).handleInThread(async (asked) => {
     if (asked === 'end') process.exit();
     if (asked === 'priority') return String(require('node:os').getPriority());
     if (asked === 'fail') throw new Error('It cannot be drawn');
     const until = performance.now() + 100;
     while (performance.now() < until);
     return asked.toUpperCase();
   });`,
);

let thread: Thread<string, string>;
afterEach(() => thread.close());
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('a thread', () => {
  it('runs tasks while the main thread continues, and returns each result', async () => {
    thread = createThread(file);
    const log: string[] = [];

    const both = Promise.all(['one', 'two'].map((word) => thread.run(word)));
    setImmediate(() => log.push('goes on'));
    log.push(...(await both));

    expect(log).toEqual(['goes on', 'ONE', 'TWO']);
  });

  it('runs at a lower priority where threads have their own priority', async () => {
    const own = getPriority();
    thread = createThread(file);

    expect(await thread.run('priority')).toBe(String(platform() === 'linux' ? 10 : own));
    expect(getPriority()).toBe(own);
  });

  it('reports a failed task, and continues', async () => {
    thread = createThread(file);

    await expect(thread.run('fail')).rejects.toThrow('It cannot be drawn');
    expect(await thread.run('next')).toBe('NEXT');
  });

  it('rejects its pending tasks when it exits, and a new one starts with the next task', async () => {
    thread = createThread(file);

    const [ended, behind] = await Promise.allSettled([thread.run('end'), thread.run('one')]);

    expect([ended.status, behind.status]).toEqual(['rejected', 'rejected']);
    expect(await thread.run('two')).toBe('TWO');
  });
});

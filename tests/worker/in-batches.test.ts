import { expect, it } from '@jest/globals';
import { inBatches } from '../../worker/in-batches';

it('runs one batch after the other, each with what arrived in the meantime', async () => {
  const batches: (readonly string[])[] = [];
  let isRunning = false;
  const add = inBatches<string>(async (keys) => {
    expect(isRunning).toBe(false);
    isRunning = true;
    batches.push(keys);
    await new Promise((resolve) => setImmediate(resolve));
    isRunning = false;
  });

  const first = add('one');
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all([first, add('two'), add('three'), add('two')]);

  expect(batches).toEqual([['one'], ['two', 'three']]);
});

it('fails only the key that cannot succeed', async () => {
  const done = new Set<string>();
  const add = inBatches<string>(async (keys) => {
    await Promise.resolve();
    if (keys.includes('broken')) throw new Error('broken');
    for (const key of keys) done.add(key);
  });

  const results = await Promise.allSettled([add('one'), add('broken'), add('two')]);

  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect([...done]).toEqual(['one', 'two']);
});

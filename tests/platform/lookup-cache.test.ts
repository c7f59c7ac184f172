import { expect, it } from '@jest/globals';
import { withMemory } from '#platform/lookup-cache';

function aService() {
  const asked: string[] = [];
  let isBroken = false;
  const time = { now: 0 };
  const service = {
    find: (text: string, limit?: number) => {
      asked.push(text);
      return isBroken ? Promise.reject(new Error('down')) : Promise.resolve([`${text} ${String(limit)}`]);
    },
  };
  return {
    asked,
    time,
    lookup: withMemory(service, { lifetimeMs: 1_000, maxEntries: 2, now: () => time.now }),
    fail: (broken: boolean) => {
      isBroken = broken;
    },
  };
}

it('asks for the same text once in a lifetime, however it is typed and by how many', async () => {
  const { asked, lookup, time } = aService();

  const [first, second] = await Promise.all([lookup.find('Blue Ridge', 6), lookup.find(' blue  ridge', 6)]);

  expect([first, second]).toEqual([['Blue Ridge 6'], ['Blue Ridge 6']]);
  expect(asked).toEqual(['Blue Ridge']);
  await lookup.find('Blue Ridge', 3);
  time.now = 1_000;
  await lookup.find('blue ridge', 6);
  expect(asked).toEqual(['Blue Ridge', 'Blue Ridge', 'blue ridge']);
});

it('does not remember a failure', async () => {
  const { asked, lookup, fail } = aService();
  fail(true);
  await expect(lookup.find('Blue Ridge')).rejects.toThrow('down');
  fail(false);

  expect(await lookup.find('Blue Ridge')).toEqual(['Blue Ridge undefined']);
  expect(asked).toHaveLength(2);
});

it('forgets the oldest answer when it has enough', async () => {
  const { asked, lookup } = aService();
  for (const text of ['a', 'b', 'c', 'b', 'a']) await lookup.find(text);

  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});

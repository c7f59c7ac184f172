import { expect, it } from '@jest/globals';
import { withMemory } from '#platform/lookup-cache';

function aService() {
  const sent: string[] = [];
  let isBroken = false;
  const time = { now: 0 };
  const service = {
    find: (text: string, limit?: number) => {
      sent.push(text);
      return isBroken ? Promise.reject(new Error('down')) : Promise.resolve([`${text} ${String(limit)}`]);
    },
  };
  return {
    sent,
    time,
    lookup: withMemory(service, { lifetimeMs: 1_000, maxEntries: 2, now: () => time.now }),
    fail: (broken: boolean) => {
      isBroken = broken;
    },
  };
}

it('asks for the same text once in a lifetime, however it is typed and by how many', async () => {
  const { sent, lookup, time } = aService();

  const [first, second] = await Promise.all([lookup.find('Blue Ridge', 6), lookup.find(' blue  ridge', 6)]);

  expect([first, second]).toEqual([['Blue Ridge 6'], ['Blue Ridge 6']]);
  expect(sent).toEqual(['Blue Ridge']);
  await lookup.find('Blue Ridge', 3);
  time.now = 1_000;
  await lookup.find('blue ridge', 6);
  expect(sent).toEqual(['Blue Ridge', 'Blue Ridge', 'blue ridge']);
});

it('does not remember a failure', async () => {
  const { sent, lookup, fail } = aService();
  fail(true);
  await expect(lookup.find('Blue Ridge')).rejects.toThrow('down');
  fail(false);

  expect(await lookup.find('Blue Ridge')).toEqual(['Blue Ridge undefined']);
  expect(sent).toHaveLength(2);
});

it('drops the oldest answer when it has enough', async () => {
  const { sent, lookup } = aService();
  for (const text of ['a', 'b', 'c', 'b', 'a']) await lookup.find(text);

  expect(sent).toEqual(['a', 'b', 'c', 'a']);
});

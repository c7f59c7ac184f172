import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FileOnDay } from '#domain/requirements/file-schema';
import { problemOf } from '../../../support/api';
import { bodyOf, type FilesCarrier, FilesWorld, type HiredDriver } from '../../../support/hiring/files-world';

let world: FilesWorld;
let carrier: FilesCarrier;
beforeAll(async () => {
  world = await FilesWorld.start('2026-12-20T18:00:00.000Z');
  carrier = await world.aCarrier();
});
afterAll(() => world.api.close());

interface Stating {
  readonly who: string;
  readonly isOfDriver: boolean;
  readonly post: (hire: HiredDriver, body: object) => ReturnType<HiredDriver['post']>;
}

const statings: readonly Stating[] = [
  {
    who: 'a carrier about an employment',
    isOfDriver: false,
    post: ({ employmentId }, body) =>
      carrier.SAFETY.post(`/api/business/employments/${employmentId}/stated-facts`).send(body),
  },
  {
    who: 'operations about an employment',
    isOfDriver: false,
    post: ({ id, employmentId }, body) =>
      world.ops.post(`/api/ops/drivers/${id}/stated-facts`).send({ ...body, employmentId }),
  },
  {
    who: 'operations about a driver',
    isOfDriver: true,
    post: ({ id }, body) => world.ops.post(`/api/ops/drivers/${id}/stated-facts`).send(body),
  },
  {
    who: 'drivers about themselves',
    isOfDriver: true,
    post: (hire, body) => hire.post('/api/drivers/me/stated-facts').send(body),
  },
];

describe('facts that two people state who read the same file', () => {
  it.each(statings)('are not lost: $who', async ({ isOfDriver, post }) => {
    const hire = await world.aHire(carrier);
    const employmentId = isOfDriver ? null : hire.employmentId;
    const read = async () => {
      const query = employmentId === null ? {} : { employmentId };
      const { facts, statements } = bodyOf<FileOnDay>(
        await world.ops.get(`/api/ops/drivers/${hire.id}/requirements`).query(query).expect(200),
      );
      const own = statements.filter((statement) => statement.employmentId === employmentId);
      return { category: facts.category, seen: own.map(({ _id }) => _id) };
    };
    const state = (body: object) => post(hire, { from: '2026-12-01', ...body });
    const { seen } = await read();

    await state({ facts: { category: 'NI' }, seen }).expect(201);
    for (const from of ['2026-12-01', '2024-01-01', '2027-06-01']) {
      const refused = await state({ from, facts: { category: 'EI' }, seen });
      expect(problemOf(refused)).toMatchObject({ status: 409, code: 'record-changed' });
    }
    expect((await read()).category).toBe('NI');

    // Other facts, the same answer by both, and a client that names no statements are no conflict.
    await state({ facts: { licenses: [] }, seen }).expect(201);
    await state({ facts: { category: 'NI' }, seen }).expect(201);
    await state({ from: '2026-12-02', facts: { category: 'EI' }, seen: (await read()).seen }).expect(201);
    await state({ from: '2026-12-03', facts: { category: 'EA' } }).expect(201);
    expect((await read()).category).toBe('EA');
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HistoryItems } from '#domain/driver-histories/items';
import { type EventKind, eventKinds, historyPaths } from '#domain/driver-histories/kinds';
import type { OpsDriverFile, ReviewedItem } from '#domain/driver-reviews/schema';
import { newId } from '#platform/ids';
import { wholeItems } from '../../support/builders/histories';
import { HiringApi } from '../../support/hiring/hiring-api';
import '../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

type Driver = Awaited<ReturnType<typeof hiring.aDriver>>;
const LIST = '/api/driver-profile/verification';
const listOf = (kind: EventKind) => `${LIST}/${historyPaths[kind]}`;

/** A driver who entered one of each kind, and signed unless the status says otherwise. */
async function aSigner(compliance: 'pending' | 'approved' | 'initial' | 'rejected' = 'pending') {
  const driver = await hiring.aDriver({ state: { stage: 'Processing', tasks: { ...unsent, compliance: 'initial' } } });
  for (const kind of eventKinds) await driver.post(listOf(kind)).send(wholeItems[kind]).expect(201);
  await hiring
    .db('driver_pipelines')
    .where({ driver_id: driver.id })
    .update({ snapshot: hiring.db.raw(`jsonb_set(snapshot, '{tasks,compliance}', to_jsonb(?::text))`, [compliance]) });
  return driver;
}

const unsent = {
  phone: 'approved',
  email: 'approved',
  photo: 'pending',
  resume: 'initial',
  schedule: 'initial',
  reference: 'pending',
  employmentHistory: 'pending',
  residenceHistory: 'pending',
  militaryService: 'initial',
  drivingSchool: 'initial',
  unemploymentPeriod: 'initial',
} as const;

async function seen({ id }: Driver, kind: EventKind): Promise<ReviewedItem | undefined> {
  const file = (await hiring.ops.get(`/api/ops/drivers/${id}/file`).expect(200)).body as OpsDriverFile;
  return file.sections.find((section) => section.kind === kind)?.items[0];
}

const pathOf = ({ id }: Driver, kind: EventKind, itemId = newId()) =>
  `/api/ops/drivers/${id}/${historyPaths[kind]}/${itemId}`;
const corrected: { readonly [K in EventKind]: HistoryItems[K] } = {
  violation: { ...wholeItems.violation, city: 'Plano', penalty: ['suspension'] },
  accident: { ...wholeItems.accident, city: 'Plano', injuries: 2 },
};
const stateOf = async ({ id }: Driver) =>
  (await hiring.db('driver_pipelines').where({ driver_id: id }).first('snapshot'))?.snapshot.tasks.compliance;
const messagesTo = ({ id }: Driver) =>
  hiring.db('messages').where({ recipient_id: id, template: 'pipeline-entry-corrected' }).orderBy('channel');

describe.each(eventKinds)('a signed %s', (kind) => {
  it.each(['pending', 'approved'] as const)(
    'is corrected by operations while %s; the driver signs again',
    async (at) => {
      const driver = await aSigner(at);
      const item = await seen(driver, kind);

      await hiring.ops
        .put(pathOf(driver, kind, item?._id))
        .send({ version: item?.version, item: corrected[kind] })
        .expect(204);

      expect((await driver.get(listOf(kind)).expect(200)).body).toMatchObject({ data: [{ ...corrected[kind] }] });
      expect(await stateOf(driver)).toBe('initial');
      expect((await messagesTo(driver)).map(({ channel }) => channel)).toEqual(['mail']);
      const timeline = await hiring.ops.get(`/api/ops/drivers/${driver.id}/timeline`).expect(200);
      expect(timeline.body).toMatchObject({
        data: expect.arrayContaining([expect.objectContaining({ type: 'taskReopened' })]),
      });
    },
  );

  it('is deleted by operations, once also if the request is repeated', async () => {
    const driver = await aSigner();
    const item = await seen(driver, kind);
    const remove = () =>
      hiring.ops
        .delete(pathOf(driver, kind, item?._id))
        .query({ version: item?.version })
        .set('Idempotency-Key', 'gone');

    await remove().expect(204);
    await remove().expect(204);

    expect((await driver.get(listOf(kind)).expect(200)).body).toMatchObject({ data: [] });
    expect(await messagesTo(driver)).toHaveLength(1);
  });

  it('is not corrected from an earlier version, with a date in the future, or for another driver', async () => {
    const driver = await aSigner();
    const item = await seen(driver, kind);
    const put = (of: Driver, body: object) => hiring.ops.put(pathOf(of, kind, item?._id)).send(body);
    const version = item?.version;

    const stale = await put(driver, { version: 'older', item: corrected[kind] }).expect(409);
    expect(stale.body).toMatchObject({ code: 'item-changed' });
    const future = { ...corrected[kind], startDate: '2999-01-01' };
    const refused = await put(driver, { version, item: future }).expect(400);
    expect(refused.body).toMatchObject({ errors: [expect.objectContaining({ pointer: '/startDate' })] });
    await put(await aSigner(), { version, item: corrected[kind] }).expect(404);

    expect(await stateOf(driver)).toBe('pending');
    expect(await messagesTo(driver)).toEqual([]);
  });

  it.each(['initial', 'rejected'] as const)('is the driver’s alone while the form is %s', async (at) => {
    const driver = await aSigner(at);
    const item = await seen(driver, kind);
    const { version } = item ?? {};

    const put = await hiring.ops
      .put(pathOf(driver, kind, item?._id))
      .send({ version, item: corrected[kind] })
      .expect(409);
    await hiring.ops
      .delete(pathOf(driver, kind, item?._id))
      .query({ version })
      .expect(409);

    expect(put.body).toMatchObject({ code: 'pipeline-changed' });
    expect((await driver.get(listOf(kind)).expect(200)).body).toMatchObject({
      data: [{ city: wholeItems[kind].city }],
    });
  });

  it('is closed to drivers and carriers on this path', async () => {
    const driver = await aSigner();
    const item = await seen(driver, kind);
    const body = { version: item?.version, item: corrected[kind] };

    await driver
      .put(pathOf(driver, kind, item?._id))
      .send(body)
      .expect(403);
    await hiring.carrier.safety
      .put(pathOf(driver, kind, item?._id))
      .send(body)
      .expect(403);
  });
});

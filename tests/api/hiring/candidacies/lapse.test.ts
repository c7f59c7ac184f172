import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { candidacyWorkflowId } from '#domain/candidacies/ids';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import { driverProofsChanged } from '#workflows/candidacy/messages';
import { eventually } from '../../../support/eventually';
import { dateIn, expectOk, type Flow, HiringApi } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

async function notify({ orderId, driver }: Flow, isLapsed: boolean, seq: number): Promise<void> {
  const handle = hiring.workers.client.workflow.getHandle(candidacyWorkflowId(orderId, driver.id));
  await handle.signal(driverProofsChanged, { isLapsed, seq });
}

it('shows carrier and driver that a start is held, until a renewal releases it', async () => {
  const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
  await flow.toHired(dateIn(0));
  await notify(flow, true, 5);

  await eventually(async () => expect((await flow.card('hired')).lapsedSince).not.toBeNull());
  expect(await flow.card('hired')).toMatchObject({ next: 'answerStart', turn: 'driver' });

  await expectOk(flow.answers('accept-start'));
  expect(await flow.card('hired')).toMatchObject({ next: 'renewProof', turn: 'driver', start: { startedAt: null } });
  expect(await flow.application()).toMatchObject({
    next: 'renewProof',
    turn: 'you',
    lapsedSince: expect.any(String) as unknown,
  });

  await flow.completeFile();
  await notify(flow, false, 6);
  await eventually(async () =>
    expect(await flow.application()).toMatchObject({
      next: 'onAssignment',
      firstDay: { contact: { name: 'Ann Smith' } },
    }),
  );
  expect(await flow.application()).toMatchObject({ lapsedSince: null });
});

const ended = { on: '2026-01-31', endsAt: '2026-02-01T06:00:00.000Z' };

it.each([
  ['was sent for each of them', { dotMedicalCard: 'pending', driverLicense: 'uploaded' }, 'nobody'],
  ['was sent for one of two', { dotMedicalCard: 'pending', driverLicense: 'approved' }, 'you'],
  ['was sent back', { dotMedicalCard: 'pending', driverLicense: 'rejected' }, 'you'],
] as const)('waits for the driver unless a new document %s', async (_what, statuses, turn) => {
  const { documents } = emptyPipeline('driver');
  const expiries = { dotMedicalCard: ended, driverLicense: ended };
  const sent = (kind: keyof typeof statuses) => ({ ...documents[kind], status: statuses[kind] });
  const state = {
    expiries,
    documents: { ...documents, dotMedicalCard: sent('dotMedicalCard'), driverLicense: sent('driverLicense') },
  };
  const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver({ state }));
  await flow.toHired(dateIn(0));
  await notify(flow, true, 5);
  await eventually(async () => expect((await flow.card('hired')).lapsedSince).not.toBeNull());
  await expectOk(flow.answers('accept-start'));
  await flow.completeFile();

  await eventually(async () => expect(await flow.application()).toMatchObject({ next: 'renewProof', turn }));
  const me = await flow.driver.get('/api/driver/me').expect(200);
  expect(me.body).toMatchObject({ yourTurn: turn === 'you' ? 1 : 0 });
});

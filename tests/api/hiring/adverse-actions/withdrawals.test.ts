import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FileOnDay } from '#domain/requirements/file-schema';
import { anAdverseAction } from '../../../support/builders/adverse-actions';
import { bodyOf } from '../../../support/hiring/files-world';
import { expectOk, HiringApi } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

/** An adverse action about a driver who accepted the offer and has an employment. */
async function ofHired(state: 'waiting' | 'ready') {
  const { organizationId, ids, hr } = hiring.carrier;
  const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
  await flow.toHired();
  await expectOk(flow.answers('accept-start'));
  const { candidacyId, start } = await flow.card('hired');
  const of = { candidacyId, orderId: flow.orderId, driverId: flow.driver.id, organizationId, staffId: ids.hr };
  await anAdverseAction(hiring.db, { ...of, state });
  const path = `/api/adverse-actions/${candidacyId}`;
  const file = async () => {
    const employment = `/api/business/employments/${String(start?.employmentId)}`;
    const { facts, statements, lines } = bodyOf<FileOnDay>(await hr.get(`${employment}/file`).expect(200));
    return {
      isRefused: facts.refusedBecauseOfReport,
      stated: statements.map((one) => one.facts.refusedBecauseOfReport),
      notice: lines.find(({ code }) => code === 'adverse-action')?.status,
    };
  };
  const send = (name: string, body: object = {}) => hr.post(`${path}/${name}`).send({ round: 1, ...body });
  return { file, send };
}

it('takes the refusal back in the file of the employment after the decision', async () => {
  const { file, send } = await ofHired('ready');
  await send('final-notice').expect(200);
  const decided = await file();

  await send('withdraw', { text: 'We hire you after all' }).expect(200);

  expect(decided).toMatchObject({ isRefused: true, stated: [true] });
  expect(decided.notice).not.toBe('notApplicable');
  expect(await file()).toEqual({ isRefused: false, stated: [false, true], notice: 'notApplicable' });
});

it('states nothing in the file of the employment before the decision', async () => {
  const { file, send } = await ofHired('waiting');
  const before = await file();

  await send('withdraw').expect(200);

  expect(before.stated).toEqual([]);
  expect(await file()).toEqual(before);
});

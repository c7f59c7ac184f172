import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AdverseGuide } from '#domain/adverse-actions/schema';
import type { ReceivedFile } from '#domain/requirements/file-schema';
import { anAgency } from '../../../support/builders/adverse-actions';
import { HiringApi } from '../../../support/hiring/hiring-api';
import { aPdf } from '../../../support/pictures';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

it('one letter is left of several first notices that are sent together', async () => {
  const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
  const path = `/api/adverse-actions/${(await flow.toReview()).candidacyId}`;
  const { hr } = hiring.carrier;
  const report = await hr
    .post(`${path}/reports`)
    .set('Content-Type', 'application/pdf')
    .send(aPdf('% a report'))
    .expect(201);
  const reportFileIds = [(report.body as ReceivedFile).fileId];
  const sent = Array.from({ length: 4 }, () =>
    hr.post(`${path}/notice`).send({ agency: anAgency, round: 1, reportFileIds }),
  );
  const responses = await Promise.all(sent);

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  const letters = await hiring.db('adverse_notices').where({ driver_id: flow.driver.id }).pluck('id');
  const { action } = (await hr.get(path).expect(200)).body as AdverseGuide;
  expect(letters).toEqual(action?.notices.map(({ _id }) => _id));
});

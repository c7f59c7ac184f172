import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OwnAdverseAction } from '#domain/adverse-actions/schema';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import type { DriverMe } from '#domain/drivers/schema';
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

const bodyOf = <T>(response: { body: unknown }): T => response.body as T;

it("is the driver's on the application and the home until the report is disputed, then the carrier's", async () => {
  const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
  const { candidacyId } = await flow.toReview();
  const path = `/api/adverse-actions/${candidacyId}`;
  const upload = await hiring.carrier.hr
    .post(`${path}/reports`)
    .set('Content-Type', 'application/pdf')
    .send(aPdf('% report'))
    .expect(201);
  const reportFileIds = [bodyOf<ReceivedFile>(upload).fileId];
  await hiring.carrier.hr.post(`${path}/notice`).send({ agency: anAgency, round: 1, reportFileIds }).expect(200);
  const notices = await flow.driver.get('/api/driver/adverse-actions').expect(200);
  const [action] = bodyOf<{ data: OwnAdverseAction[] }>(notices).data;
  const application = async () => {
    const { data } = bodyOf<{ data: DriverApplicationView[] }>(
      await flow.driver.get('/api/driver/candidacies').expect(200),
    );
    return data.find((each) => each.candidacyId === candidacyId);
  };
  const me = async () => bodyOf<DriverMe>(await flow.driver.get('/api/driver/me').expect(200));

  expect(await application()).toMatchObject({
    turn: 'you',
    reportNotice: { isYourTurn: true, answerBy: action?.waitEndsOn },
  });
  expect(await me()).toMatchObject({ yourTurn: 1, reportNotices: 1 });
  await flow.driver
    .post(`/api/driver/adverse-actions/${action?._id ?? ''}/dispute`)
    .send({ round: 1, text: 'This is not my record' })
    .expect(200);

  expect(await application()).toMatchObject({ turn: 'safety', reportNotice: { isYourTurn: false, answerBy: null } });
  expect(await me()).toMatchObject({ yourTurn: 0, reportNotices: 0 });
});

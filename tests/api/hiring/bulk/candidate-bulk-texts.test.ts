import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BULK, candidateBulk } from '../../../support/hiring/candidate-bulk';
import { HiringApi } from '../../../support/hiring/hiring-api';
import { messagesTo } from '../../../support/mailbox';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const { preview, act, requested } = candidateBulk(() => hiring);

describe('the text of a bulk action on candidates', () => {
  it('fills in its fields for each driver and order, and stores what each driver reads', async () => {
    const [first, second] = [
      await hiring.anActiveOrder({ title: 'Night drayage' }),
      await hiring.anActiveOrder({ title: 'Regional reefer' }),
    ];
    const two = [await requested(first), await requested(second)];
    const targets = { candidacyIds: two.map(({ candidacyId }) => candidacyId) };
    const text = 'Dear {firstName}, {jobTitle} is taken. {senderName}';

    const { samples } = await preview({ targets, act: { kind: 'pass', text } });
    await act({ targets, act: { kind: 'messageCandidates', subject: 'About {jobTitle}', text: 'At {carrier}' } });
    expect(await act({ targets, act: { kind: 'pass', text } })).toMatchObject({ done: 2 });

    const read = ['Dear Maria, Night drayage is taken. Ann Smith', 'Dear Maria, Regional reefer is taken. Ann Smith'];
    expect(samples.map((each) => [each.subject, each.text])).toEqual(read.map((each) => [null, each]));
    expect(await Promise.all(two.map(async ({ flow }) => (await flow.application()).ending?.text))).toEqual(read);
    const [email = ''] = await hiring
      .db('users')
      .where({ id: two[1]?.flow.driver.id ?? '' })
      .pluck<string[]>('email');
    const mails = await messagesTo(hiring.db, email);
    const written = mails.filter(({ template }) => template === 'carrier-message');
    expect(written.map(({ params }) => params)).toMatchObject([{ subject: 'About Regional reefer' }]);
  });

  it('is filled in for each invited driver, too', async () => {
    const orderId = await hiring.anActiveOrder({ title: 'Night drayage' });
    const drivers = [await hiring.aDriver(), await hiring.aDriver()];
    const targets = { driverIds: drivers.map(({ id }) => id) };
    const invite = { kind: 'invite', orderId, text: '{firstName}: {jobTitle}' };

    const { samples } = await preview({ targets, act: invite });
    await act({ targets, act: invite });

    expect(samples).toEqual(drivers.map(() => ({ name: 'Maria G.', subject: null, text: 'Maria: Night drayage' })));
    for (const driver of drivers)
      expect(await hiring.flow(orderId, driver).application()).toMatchObject({ message: 'Maria: Night drayage' });
    expect(await hiring.db('notes').where({ kind: 'invite', text: 'Maria: Night drayage' })).toHaveLength(2);
  });

  it('is refused with an unknown field', async () => {
    const targets = { candidacyIds: [(await requested(await hiring.anActiveOrder())).candidacyId] };
    const refused = await hiring.carrier.hr
      .post(`${BULK}/preview`)
      .send({ targets, act: { kind: 'pass', text: 'You earn {salary}' } })
      .expect(400);

    expect(JSON.stringify(refused.body)).toContain('{salary} is not a field');
  });
});

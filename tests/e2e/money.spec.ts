import { daysAfter } from '#domain/shared/periods';
import { startEmptyClockedProduct } from './support/clocked-product/start';
import { acceptAgreement, lastFreeDay, seeFirstTerm } from './support/money/agreement';
import { at, daysOfStory, shownDate } from './support/money/calendar';
import { openCarrier, openOrder } from './support/money/carrier';
import { approveWeek, submitWeek } from './support/money/hours';
import { payByCard, readInvoice } from './support/money/invoices';
import { buyMatch, hireDriver } from './support/money/matches';
import { Office } from './support/money/office';
import { bookCheck, creditMatch, disableCarrier, enableCarrier, warnCarrier } from './support/money/operations';
import { expect, test } from './support/test';

test('a carrier from its registration to its paid invoices', async ({ browser }) => {
  const { start, sunday, year } = daysOfStory(new Date());
  const office = new Office(await startEmptyClockedProduct(), browser);
  try {
    await office.skipTo(at(start, 10));
    const staff = await test.step('a carrier registers, is activated and invites its staff', () => openCarrier(office));
    const { ops, admin, hr, accounting } = staff;
    const orderId = await openOrder(office, staff);
    const [trialDriver, driver, una] = await test.step('three drivers sign up, and one is certified', async () => [
      await office.product.send('driver', { firstName: 'Tomas' }),
      await office.product.send('driver', { firstName: 'Sam', certifiedBy: ops }),
      await office.product.send('driver', { firstName: 'Una' }),
    ]);
    await test.step('in the trial, a match is free', async () => {
      const cost = `Free during your trial until ${shownDate(lastFreeDay(start))}`;
      await buyMatch(office, { hr, orderId, driver: trialDriver }, cost);
      const page = await office.visit(accounting, '/business/purchases');
      await expect(page.getByRole('row', { name: /Match, not certified Tomas Rivera .* \$0\.00 Trial/ })).toBeVisible();
    });
    const day28 = daysAfter(start, 28);
    await test.step('the administrator accepts the agreement at the end of the trial', async () => {
      await office.liveUntil(at(day28, 10));
      await acceptAgreement(office, admin, { start, today: day28 });
    });
    const day33 = daysAfter(start, 33);
    await test.step('after the trial, both kinds of matches have their price', async () => {
      await office.liveUntil(at(day33, 10));
      await seeFirstTerm(office, admin, start);
      await buyMatch(office, { hr, orderId, driver: una }, 'The match costs $10.00, due once the driver is in review.');
      await buyMatch(office, { hr, orderId, driver }, 'The match costs $50.00, due once the driver is in review.');
      await hireDriver(office, { hr, orderId, driver });
    });
    const monday = daysAfter(sunday, -6);
    await test.step('the driver works a week with a night in which the clocks go back', async () => {
      await office.liveUntil(at(daysAfter(sunday, 1), 12));
      const days = [0, 1, 2, 3].map((each) => ({ day: daysAfter(monday, each), from: '08:00', to: '16:00' }));
      const night = { day: daysAfter(sunday, -1), from: '22:00', to: '06:00' };
      await submitWeek(office, driver, { days: [...days, night], hours: '41 h', pay: '$1,037.50' });
    });
    await test.step('Accounting approves the week, and pays the first invoice by card', async () => {
      await approveWeek(office, accounting, {
        name: driver.name,
        week: monday,
        night: [/^10:00 PM PDT – 6:00 AM PST · 9 h$/, '7 h of it after midnight'],
        pay: '$1,037.50',
      });
      const issued = `${String(year)}-11-01`;
      const page = await readInvoice({ office, reader: accounting }, 'open', {
        number: 'GH-000001',
        issuedOn: shownDate(issued),
        dueOn: shownDate(daysAfter(issued, 30)),
        total: '$60.00',
        lines: [
          ['Match, not certified, Una Rivera', '$10.00'],
          ['Certified match, Sam Rivera', '$50.00'],
        ],
      });
      await payByCard(page, '$60.00');
    });
    await test.step('operations credit a match', () =>
      creditMatch(office, { ops, accounting }, { driver: 'Una', amount: '$10.00', reason: 'The driver moved away' }));
    const second = {
      number: 'GH-000002',
      issuedOn: `12/01/${String(year)}`,
      dueOn: `12/31/${String(year)}`,
      total: '$1,027.50',
      lines: [
        ...['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map(
          (weekday) => [`Workday, Sam Rivera, ${weekday}`, '$200.00'] as const,
        ),
        ['Workday, Sam Rivera, Saturday', '$237.50'] as const,
        ['Credit CM-000001 of: Match, not certified, Una Rivera', '-$10.00'] as const,
      ],
    };
    await test.step('the second invoice has the workdays and the credit', async () => {
      await office.liveUntil(at(`${String(year)}-12-02`, 10));
      await readInvoice({ office, reader: accounting }, 'open', second);
    });
    await test.step('it stays unpaid, and operations disable the carrier after warnings on two days', async () => {
      await office.liveUntil(at(`${String(year + 1)}-01-22`, 10));
      await readInvoice({ office, reader: accounting }, 'overdue', second);
      await warnCarrier(office, ops, 1);
      await office.liveUntil(at(`${String(year + 1)}-01-23`, 10));
      await warnCarrier(office, ops, 2);
      await disableCarrier(office, ops, 'Invoice GH-000002 is not paid');
    });
    await test.step('operations book the late check and enable the carrier, which pays the fee', async () => {
      await office.liveUntil(at(`${String(year + 1)}-02-01`, 10));
      await bookCheck(office, ops, { number: 'GH-000002', amount: '$1,027.50' });
      await enableCarrier(office, ops);
      const page = await readInvoice({ office, reader: accounting }, 'open', {
        number: 'GH-000003',
        issuedOn: `02/01/${String(year + 1)}`,
        dueOn: shownDate(daysAfter(`${String(year + 1)}-02-01`, 30)),
        total: '$15.41',
        lines: [['Late fee: 1.5% of $1,027.50 of invoice GH-000002', '$15.41']],
      });
      await payByCard(page, '$15.41');
    });
  } finally {
    await office.close();
  }
});

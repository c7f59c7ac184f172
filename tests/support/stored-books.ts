import { issueInvoices } from '#activities/invoices/issue-invoices';
import type { Db, Transaction } from '#db/core/handle';
import { findPayable, type PayableInvoice } from '#db/invoice-payments/owed-invoices';
import { findPayment, insertPayment } from '#db/invoice-payments/payment-store';
import { insertRefund, refundedOf, settleRefund } from '#db/invoice-payments/refund-store';
import { arrived, settlePayment } from '#db/invoice-payments/settle-payment';
import { availableCredit, lockAccount } from '#db/invoices/account-lock';
import { listDueOrganizations } from '#db/invoices/billing-schedules';
import { voidInvoice } from '#db/invoices/void-invoice';
import { lockPrices, writePriceChange } from '#db/prices/price-versions';
import { priceAt } from '#db/prices/prices';
import { creditPurchase } from '#db/purchases/credits';
import { storeApprovals, takeChargeBack } from '#db/timesheets/approval-store';
import { findAssignment } from '#db/timesheets/assignments';
import { findWorkday, lockAround, lockWorkday } from '#db/timesheets/workday-rows';
import { changeWorkday } from '#db/timesheets/workday-store';
import { actionProblem } from '#domain/invoices/actions';
import { payTermsOf } from '#domain/pay/terms';
import { onlineMethods, type PaymentMethod } from '#domain/payments/states';
import { newPrice } from '#domain/prices/changes';
import { daysAfter, monthsAfter } from '#domain/shared/periods';
import { startOfDate } from '#domain/shared/zoned-time';
import { newId } from '#platform/ids';
import { createLogger } from '#platform/logger';
import { testSealer } from './api';
import { aPurchase } from './builders/billing';
import { anAssignment, aWorkday } from './builders/workdays';
import { aDriver, aHiringWorld, aUser, type HiringWorld } from './hiring/hiring-world';
import { itemAt, type MoneyStep } from './money-steps';

type Step<Name extends MoneyStep['do']> = Extract<MoneyStep, { do: Name }>;

const ZONE = 'America/Chicago';
const FIRST_DAY = '2027-01-01';
const deps = { sealer: testSealer, publicUrl: 'https://gladhand.example' };
const isOnline = (method: PaymentMethod): boolean => onlineMethods.some((online) => online === method);
const log = createLogger({ level: 'silent', name: 'test' });

/** One carrier whose history is played through the stores and the monthly run of the product. */
export class StoredBooks {
  private day = FIRST_DAY;
  private workdays = 0;

  private constructor(
    private readonly db: Db,
    private readonly world: HiringWorld & { readonly assignmentId: string; readonly operatorId: string },
  ) {}

  static async open(db: Db): Promise<StoredBooks> {
    const world = await aHiringWorld(db);
    const operatorId = await aUser(db, { roles: ['ops'] });
    await db('organizations')
      .where({ id: world.organizationId })
      .update({ created_at: `${FIRST_DAY}T12:00:00.000Z` });
    return new StoredBooks(db, { ...world, operatorId, assignmentId: await anAssignment(db, world) });
  }

  private get now(): string {
    return `${this.day}T18:00:00.000Z`;
  }

  /** Plays a step; one that the product refuses changes nothing. */
  async play(step: MoneyStep): Promise<void> {
    switch (step.do) {
      case 'buy':
        return this.buy(step);
      case 'approve':
        return this.approve(step);
      case 'reopen':
        return this.reopen(step);
      case 'credit':
        return this.credit(step);
      case 'wait':
        this.day = daysAfter(this.day, step.days);
        return undefined;
      case 'bill':
        return this.bill();
      case 'pay':
        return this.pay(step);
      case 'report':
        return this.report(step);
      case 'void':
        return this.void(step);
      case 'refund':
        return this.refund(step);
      case 'changeFee':
        return this.changePrice('lateFee', step.basisPoints);
      case 'changePrice':
        return this.changePrice('certifiedMatch', step.cents);
    }
  }

  /** Faults in the books, found by sums of their rows that share no code with the verification. */
  async faults(): Promise<string[]> {
    const { rows } = await this.db.raw<{ rows: { fault: string }[] }>(faults, { id: this.world.organizationId });
    return rows.map(({ fault }) => fault);
  }

  private async buy({ kind }: Step<'buy'>): Promise<void> {
    const product = kind === 'match' ? 'certifiedMatch' : 'onboardingProgram';
    const { amount: cents } = await priceAt(this.db, { product }, this.now);
    const { organizationId, orderId } = this.world;
    await aPurchase(this.db, {
      organizationId,
      driverId: await aDriver(this.db),
      product,
      cents,
      at: this.now,
      orderId,
    });
  }

  private async approve({ cents }: Step<'approve'>): Promise<void> {
    const reopened = await this.db('workdays').where({ state: 'submitted' }).orderBy('day').first('id');
    const id = reopened?.id ?? (await this.submit());
    await this.db.transaction(async (trx) => {
      await lockAround(trx, [id]);
      const workday = await findWorkday(trx, id);
      const assignment = await findAssignment(trx, this.world.assignmentId);
      if (workday === undefined || assignment === undefined) throw new Error('There is no such workday');
      const amounts = {
        payCents: cents,
        billedCents: cents,
        minutes: 480,
        weekDifferenceCents: 0,
        weekOvertimeSeconds: 0,
        lines: [],
      };
      const terms = payTermsOf(assignment.content, null);
      const rules = { terms, rates: [], workweek: { weekday: 'mo', hour: 0 }, dayRule: 'shiftStart' } as const;
      const approval = { workday, version: workday.version + 1, typed: null, ...amounts, rules, details: {} };
      await storeApprovals(trx, [approval], { by: this.world.operatorId, at: this.now });
    });
  }

  private async submit(): Promise<string> {
    this.workdays += 1;
    const day = daysAfter('2026-10-04', this.workdays);
    return aWorkday(this.db, { assignmentId: this.world.assignmentId, day, state: 'submitted', at: this.now });
  }

  private async reopen({ target }: Step<'reopen'>): Promise<void> {
    const approved = await this.db('workdays').where({ state: 'approved' }).orderBy('day').pluck('id');
    const id = itemAt(approved, target);
    if (id === undefined) return;
    await this.db.transaction(async (trx) => {
      await lockAround(trx, [id]);
      const workday = await lockWorkday(trx, id);
      if (workday === undefined || !(await takeChargeBack(trx, workday))) return;
      const by = { actor: { kind: 'ops', userId: this.world.operatorId }, at: this.now } as const;
      const columns = { approval_version: null, dispute_id: null };
      await changeWorkday(trx, workday, { ...by, type: 'workdayReopened', state: 'submitted', note: 'Miles', columns });
    });
  }

  private async credit({ target, cents }: Step<'credit'>): Promise<void> {
    const purchases = await this.db('purchases')
      .whereNotIn('id', this.db('purchase_credits').select('purchase_id'))
      .orderBy(['bought_at', 'id'])
      .select('id', 'cents');
    const purchase = itemAt(purchases, target);
    if (purchase === undefined) return;
    const credit = { purchaseId: purchase.id, cents: Math.min(cents, purchase.cents), reason: 'Agreed' };
    await this.db.transaction((trx) =>
      creditPurchase(trx, { ...credit, by: this.world.operatorId, at: new Date(this.now) }),
    );
  }

  /** The runs on the 1st of the next month. */
  private async bill(): Promise<void> {
    this.day = monthsAfter(`${this.day.slice(0, 7)}-01`, 1);
    const now = `${this.day}T13:00:00.000Z`;
    for (;;) {
      await issueInvoices({ ...deps, db: this.db, log }, () => new Date(now));
      if ((await listDueOrganizations(this.db, { runId: undefined, now, limit: 1 })).length === 0) return;
    }
  }

  private async pay({ method, cents, target, daysAgo }: Step<'pay'>): Promise<void> {
    const invoiceId = target === null ? undefined : itemAt(await this.invoices(), target);
    await this.db.transaction(async (trx) => {
      await lockAccount(trx, this.world.organizationId);
      const invoice = invoiceId === undefined ? undefined : await findPayable(trx, invoiceId);
      const amount = amountOf(method, cents, invoice);
      if (amount <= 0) return;
      await this.book(trx, {
        method,
        cents: amount,
        invoiceId: invoiceId ?? null,
        countsOn: daysAfter(this.day, -daysAgo),
      });
    });
  }

  private async book(
    trx: Transaction,
    payment: { method: PaymentMethod; cents: number; invoiceId: string | null; countsOn: string },
  ): Promise<void> {
    const id = newId();
    await insertPayment(trx, {
      ...payment,
      id,
      organizationId: this.world.organizationId,
      startedAt: this.now,
      actorId: this.world.operatorId,
      ...(isOnline(payment.method) ? { provider: 'sandbox' } : { reference: 'Check', reason: 'Agreed' }),
    });
    const report = isOnline(payment.method) ? ({ ...arrived, state: 'processing' } as const) : arrived;
    await settlePayment(trx, deps, { id, report, now: this.now });
  }

  private async report({ target, state, lostPercent, isRegained }: Step<'report'>): Promise<void> {
    const online = await this.db('payments').where({ provider: 'sandbox' }).orderBy('id').select('id', 'cents');
    const payment = itemAt(online, target);
    if (payment === undefined) return;
    const { id } = payment;
    const returnedCents = Math.floor((payment.cents * lostPercent) / 100);
    const failure = state === 'failed' || state === 'returned' ? ('other' as const) : null;
    await this.db.transaction((trx) =>
      settlePayment(trx, deps, {
        id,
        report: { ...arrived, state, failure, returnedCents, isRegained },
        now: this.now,
      }),
    );
  }

  private async void({ target }: Step<'void'>): Promise<void> {
    const invoiceId = itemAt(await this.invoices(), target);
    if (invoiceId === undefined) return;
    await this.db.transaction(async (trx) => {
      await lockAccount(trx, this.world.organizationId);
      const invoice = await findPayable(trx, invoiceId);
      if (invoice === undefined || actionProblem('void', invoice) !== undefined) return;
      await voidInvoice(trx, { invoiceId, actorId: this.world.operatorId, reason: 'Wrong carrier', now: this.now });
    });
  }

  /** The provider refuses every refund of an odd amount. */
  private async refund({ cents }: Step<'refund'>): Promise<void> {
    await this.db.transaction(async (trx) => {
      const { organizationId } = this.world;
      await lockAccount(trx, organizationId);
      const arrivals = await trx('payments').where({ state: 'succeeded' }).orderBy('id').pluck('id');
      for (const paymentId of arrivals) {
        const payment = await findPayment(trx, paymentId);
        if (payment === undefined || payment.method === 'credit' || payment.method === 'writeOff') continue;
        const left = payment.cents - (await refundedOf(trx, paymentId));
        const amount = Math.min(cents, left, await availableCredit(trx, organizationId));
        if (amount <= 0) continue;
        const id = newId();
        const by = { reason: 'Paid twice', actorId: this.world.operatorId, now: this.now };
        await insertRefund(trx, { id, payment, cents: amount, ...by });
        const state = amount % 2 === 0 ? 'succeeded' : 'failed';
        await settleRefund(trx, deps, { id, state, providerRefundId: null, now: this.now });
        return;
      }
    });
  }

  /** From tomorrow on, as operations plan it. */
  private async changePrice(product: 'lateFee' | 'certifiedMatch', amount: number): Promise<void> {
    const priced = { product, state: null };
    const startsAt = startOfDate(daysAfter(this.day, 1), ZONE);
    await this.db.transaction(async (trx) => {
      const change = newPrice(await lockPrices(trx, priced), amount, startsAt);
      await writePriceChange(trx, priced, { change, by: this.world.operatorId });
    });
  }

  private invoices(): Promise<string[]> {
    return this.db('invoices').orderBy('number').pluck('id');
  }
}

/** The amount that may be paid in this way; 0 if nothing. */
function amountOf(method: PaymentMethod, cents: number, invoice: PayableInvoice | undefined): number {
  if (isOnline(method)) return invoice === undefined || actionProblem('pay', invoice) !== undefined ? 0 : cents;
  if (invoice === undefined) return method === 'transfer' ? cents : 0;
  if (method === 'credit')
    return actionProblem('credit', invoice) === undefined ? Math.min(cents, invoice.totalCents) : 0;
  if (actionProblem(method === 'transfer' ? 'enterTransfer' : 'writeOff', invoice) !== undefined) return 0;
  return method === 'writeOff' ? invoice.balanceCents : Math.min(cents, invoice.balanceCents);
}

const faults = `
  with booked as (
    select coalesce(sum(cents), 0) as total,
      coalesce(sum(cents) filter (where account = 'receivable:' || :id), 0) as receivable,
      coalesce(-sum(cents) filter (where account = 'credit:' || :id), 0) as credit,
      coalesce(-sum(cents) filter (where account like 'revenue:%'), 0) as revenue
    from ledger_lines
  ), valid as (select * from invoices where voided_at is null),
  lines as (select invoice_lines.* from invoice_lines join valid on valid.id = invoice_id),
  derived as (
    select (select coalesce(sum(total_cents - paid_cents), 0) from valid) as receivable,
      (select coalesce(sum(credited_cents), 0) from payments)
        - (select coalesce(sum(cents), 0) from payment_refunds where state <> 'failed')
        + (select coalesce(sum(cents), 0) from lines where kind = 'credit') as credit,
      (select coalesce(sum(cents), 0) from lines where kind <> 'credit')
        - (select coalesce(sum(cents), 0) from payments where method = 'credit' and state = 'succeeded') as revenue
  )
  select 'the ledger does not balance: ' || total as fault from booked where total <> 0
  union all
  select 'receivable is ' || booked.receivable || ', invoices say ' || derived.receivable from booked, derived
  where booked.receivable <> derived.receivable
  union all
  select 'credit is ' || booked.credit || ', payments say ' || derived.credit from booked, derived
  where booked.credit <> derived.credit
  union all
  select 'revenue is ' || booked.revenue || ', lines say ' || derived.revenue from booked, derived
  where booked.revenue <> derived.revenue
  union all
  select 'charge ' || charges.id || ' is on ' || count(lines.invoice_id) || ' invoices' from charges
  left join lines on lines.charge_id = charges.id
  group by charges.id having count(lines.invoice_id) <> count(charges.invoice_id) or count(charges.invoice_id) > 1
  union all
  select 'workday ' || workdays.id || ' has ' || count(charges.id) || ' charges' from workdays
  left join charges on charges.source_id = workdays.id and charges.kind = 'workday'
  group by workdays.id having count(charges.id) <> case when workdays.state = 'approved' then 1 else 0 end`;

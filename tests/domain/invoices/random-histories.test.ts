import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { draftInvoice, type InvoiceDraft, invoiceEntry, isBillable, type OpenCharge } from '#domain/invoices/draft';
import { lateFeeChanges } from '#domain/invoices/late-fees';
import { creditOf, type LedgerLine, lineFault, receivableOf, reversedLines } from '#domain/ledger/accounts';
import { hasArrived, returnedBy, takePart } from '#domain/payments/returns';
import { settle } from '#domain/payments/settlement';
import { isLater, type PaymentMethod, type PaymentState } from '#domain/payments/states';
import { daysAfter } from '#domain/shared/periods';
import { itemAt, type MoneyStep, moneySteps } from '../../support/money-steps';

const ORG = '0190d3a0-0000-7000-8000-000000000001';
const HISTORIES = 10_000;

interface ModelInvoice extends InvoiceDraft {
  readonly id: string;
  readonly number: string;
  readonly dueOn: string;
  isVoid: boolean;
  readonly charges: readonly OpenCharge[];
  readonly entry: readonly LedgerLine[];
}

interface ModelPayment {
  readonly cents: number;
  readonly invoiceId: string | undefined;
  readonly method: PaymentMethod;
  readonly on: string;
  state: PaymentState;
  applications: { readonly invoiceId: string; readonly cents: number }[];
  creditedCents: number;
  returnedCents: number;
}

/** Money that arrived is applied, credited or returned, and no other is. */
const isUnbooked = ({ state, cents, applications, creditedCents, returnedCents }: ModelPayment): boolean =>
  applications.reduce((sum, part) => sum + part.cents, creditedCents + returnedCents) !==
    (hasArrived(state) ? cents : 0) || creditedCents < 0;

type Report = Pick<Extract<MoneyStep, { do: 'report' }>, 'state' | 'lostPercent' | 'isRegained'>;

/** The part of each invoice that a payment settles, after what was taken back. */
function byInvoice({ applications }: ModelPayment): { invoiceId: string; cents: number }[] {
  const sums = new Map<string, number>();
  for (const { invoiceId, cents } of applications) sums.set(invoiceId, (sums.get(invoiceId) ?? 0) + cents);
  return [...sums].map(([invoiceId, cents]) => ({ invoiceId, cents }));
}

/** One carrier, with the rules of the product and rows in memory. */
class Books {
  day = '2027-01-01';
  rate = 150;
  matchCents = 5_000;
  readonly charges = new Set<OpenCharge>();
  readonly invoices: ModelInvoice[] = [];
  readonly payments: ModelPayment[] = [];
  readonly fees: { invoiceId: string; month: number; cents: number }[] = [];
  readonly lines: LedgerLine[] = [];
  readonly billed = new Map<string, number>();
  readonly wrong: string[] = [];
  private count = 0;

  nextId(): string {
    this.count += 1;
    return String(this.count).padStart(6, '0');
  }

  post(entry: readonly LedgerLine[]): void {
    if (entry.length === 0) return;
    if (lineFault(entry) !== undefined) throw new Error(`The entry cannot be booked: ${String(lineFault(entry))}`);
    this.lines.push(...entry);
  }

  sum(account: string): number {
    return this.lines.reduce((total, line) => (line.account === account ? total + line.cents : total), 0);
  }

  paidOf(invoiceId: string): number {
    return this.payments
      .flatMap(({ applications }) => applications)
      .reduce((total, part) => (part.invoiceId === invoiceId ? total + part.cents : total), 0);
  }

  owed() {
    return this.invoices
      .filter(({ isVoid }) => !isVoid)
      .map((invoice) => ({ ...invoice, balanceCents: invoice.totalCents - this.paidOf(invoice.id) }))
      .filter(({ balanceCents }) => balanceCents > 0);
  }

  charge(kind: OpenCharge['kind'], cents: number, details: Record<string, unknown> = {}): void {
    if (cents === 0) return;
    const id = this.nextId();
    this.charges.add({ id, kind, sourceId: id, cents, details, occurredAt: `${this.day}T12:00:00.000Z` });
  }

  /** Takes back an approved workday that is on no invoice. */
  reopen(target: number): void {
    const charge = itemAt(
      [...this.charges].filter(({ kind }) => kind === 'workday'),
      target,
    );
    if (charge !== undefined) this.charges.delete(charge);
  }

  chargeFees(): void {
    for (const { id, dueOn, principalCents, isVoid } of this.invoices) {
      const payments = this.payments.flatMap(({ applications, on }) =>
        applications.filter(({ invoiceId }) => invoiceId === id).map(({ cents }) => ({ cents, on })),
      );
      const charged = this.fees.filter(({ invoiceId }) => invoiceId === id);
      const late = { dueOn, principalCents: isVoid ? 0 : principalCents, payments, charged };
      for (const { month, cents, isCorrection } of lateFeeChanges(late, this.day, () => this.rate)) {
        this.fees.push({ invoiceId: id, month, cents });
        this.charge(isCorrection ? 'adjustment' : 'lateFee', cents, {
          code: isCorrection ? 'lateFeeReversed' : 'lateFee',
        });
      }
    }
  }

  bill(): void {
    this.chargeFees();
    const charges = [...this.charges];
    const creditCents = -this.sum(creditOf(ORG));
    if (!isBillable(charges, creditCents)) return;
    const draft = draftInvoice(charges, { creditCents, at: `${this.day}T12:00:00.000Z` });
    const entry = invoiceEntry(ORG, draft);
    this.post(entry);
    for (const { id } of charges) this.billed.set(id, (this.billed.get(id) ?? 0) + 1);
    this.charges.clear();
    const number = this.nextId();
    if (this.sum(creditOf(ORG)) > 0) this.wrong.push('credit below 0 is not billed');
    this.invoices.push({ ...draft, id: number, number, dueOn: daysAfter(this.day, 30), isVoid: false, charges, entry });
  }

  start(payment: Pick<ModelPayment, 'method' | 'cents' | 'invoiceId'>, daysAgo: number): void {
    const on = daysAfter(this.day, -daysAgo);
    this.payments.push({ ...payment, on, state: 'processing', applications: [], creditedCents: 0, returnedCents: 0 });
  }

  report(payment: ModelPayment, { state, lostPercent, isRegained }: Report): void {
    const isFirst = !hasArrived(payment.state);
    if (isFirst ? !isLater(state, payment.state) : !hasArrived(state)) return;
    if (isFirst) payment.state = state;
    if (isFirst && state === 'succeeded') this.settle(payment, payment.cents);
    const lost = Math.floor((payment.cents * lostPercent) / 100);
    const gone = returnedBy({ state, returnedCents: lost }, payment.cents) - payment.returnedCents;
    if (gone < 0 && !isRegained) return;
    payment.returnedCents += gone;
    if (gone > 0 && !(isFirst && state === 'returned')) this.takeBack(payment, gone);
    if (gone < 0) this.settle(payment, -gone);
    if (!hasArrived(state)) return;
    payment.state = payment.returnedCents === payment.cents ? 'returned' : 'succeeded';
  }

  private settle(payment: ModelPayment, cents: number): void {
    const settlement = settle({ organizationId: ORG, ...payment, cents }, this.owed());
    this.post(settlement.entry);
    payment.applications.push(...settlement.applications);
    payment.creditedCents += settlement.creditCents;
  }

  private takeBack(payment: ModelPayment, cents: number): void {
    const taken = takePart(
      { organizationId: ORG, refundedCents: 0, ...payment, applications: byInvoice(payment) },
      cents,
    );
    this.post(taken.entry);
    payment.applications.push(...taken.applications);
    payment.creditedCents -= taken.creditCents;
  }

  voidInvoice(invoice: ModelInvoice): void {
    if (invoice.isVoid || this.paidOf(invoice.id) > 0) return;
    invoice.isVoid = true;
    this.post(reversedLines(invoice.entry));
    for (const charge of invoice.charges) {
      this.billed.set(charge.id, (this.billed.get(charge.id) ?? 0) - 1);
      this.charges.add(charge);
    }
  }

  refund(cents: number): void {
    const credit = Math.min(cents, -this.sum(creditOf(ORG)));
    if (credit <= 0) return;
    this.post([
      { account: creditOf(ORG), cents: credit },
      { account: 'provider:clearing', cents: -credit },
    ]);
  }

  /** The rules that are broken. */
  faults(): string[] {
    const faults: [boolean, string][] = [
      [this.lines.reduce((total, { cents }) => total + cents, 0) !== 0, 'the ledger does not balance'],
      [this.balance() !== this.sum(receivableOf(ORG)), 'what is owed differs from the invoices'],
      [this.payments.some(isUnbooked), 'a payment that arrived is neither applied, credited nor returned'],
      [[...this.billed.values()].some((count) => count !== 0 && count !== 1), 'a charge is on two invoices'],
      ...this.invoices.map((invoice): [boolean, string] => [this.isWrong(invoice), `invoice ${invoice.number}`]),
    ];
    return [...this.wrong, ...faults.filter(([isBroken]) => isBroken).map(([, fault]) => fault)];
  }

  private balance(): number {
    return this.owed().reduce((total, { balanceCents }) => total + balanceCents, 0);
  }

  private isWrong({ id, totalCents, principalCents, lines }: ModelInvoice): boolean {
    const sum = lines.reduce((total, { cents }) => total + cents, 0);
    const isWithin = principalCents >= 0 && principalCents <= totalCents && this.paidOf(id) <= totalCents;
    return sum !== totalCents || !isWithin;
  }
}

/** Plays a step; one that is not possible changes nothing. */
function play(books: Books, step: MoneyStep): void {
  switch (step.do) {
    case 'buy':
      books.charge(step.kind, step.kind === 'match' ? books.matchCents : step.cents);
      break;
    case 'approve':
      books.charge('workday', step.cents);
      break;
    case 'reopen':
      books.reopen(step.target);
      break;
    case 'credit':
      books.charge('adjustment', -step.cents);
      break;
    case 'wait':
      books.day = daysAfter(books.day, step.days);
      break;
    case 'bill':
      books.bill();
      break;
    case 'pay': {
      const { method, cents, target, daysAgo } = step;
      books.start(
        { method, cents, invoiceId: target === null ? undefined : itemAt(books.invoices, target)?.id },
        daysAgo,
      );
      break;
    }
    case 'refund':
      books.refund(step.cents);
      break;
    default:
      change(books, step);
  }
}

function change(books: Books, step: Extract<MoneyStep, { do: 'report' | 'void' | 'changeFee' | 'changePrice' }>): void {
  if (step.do === 'changeFee') books.rate = step.basisPoints;
  if (step.do === 'changePrice') books.matchCents = step.cents;
  if (step.do === 'report') {
    const payment = itemAt(books.payments, step.target);
    if (payment !== undefined) books.report(payment, step);
  }
  if (step.do === 'void') {
    const invoice = itemAt(books.invoices, step.target);
    if (invoice !== undefined) books.voidInvoice(invoice);
  }
}

describe('random histories of a carrier', () => {
  it(`keep the books: ${String(HISTORIES)} histories of purchases, workdays, credits, payments, refunds, fees and changes of price`, () => {
    fc.assert(
      fc.property(fc.array(moneySteps, { minLength: 5, maxLength: 40 }), (history) => {
        const books = new Books();
        for (const step of history) {
          play(books, step);
          expect(books.faults()).toEqual([]);
        }
      }),
      { numRuns: HISTORIES },
    );
  });
});

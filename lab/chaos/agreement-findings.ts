import type { Db } from '#db/core/handle';
import { verifyLedger } from '#db/ledger/verify';
import type { AgreementEvent } from '#domain/agreements/events';
import { agreementWorkflowId } from '#domain/agreements/ids';
import { agreementMessagesFor } from '#domain/agreements/messages';
import { agreementView } from '#workflows/carrier-agreement/messages';
import type { Lab } from '../core/lab';
import type { AgreementCarrier } from './agreement-carriers';
import type { CountedFact } from './counted-facts';

/** Events, emails, payments and receipts of each carrier, with the number that there should be. */
export async function countAgreements(db: Db, carriers: readonly AgreementCarrier[]): Promise<CountedFact[]> {
  const facts: CountedFact[] = [];
  for (const carrier of carriers) {
    const events = await eventsOf(db, carrier);
    facts.push(
      ...countEvents(carrier, events),
      ...(await countMails(db, carrier, events)),
      ...(await countPayments(db, carrier)),
    );
  }
  return facts;
}

async function eventsOf(db: Db, { organizationId, importedSeq }: AgreementCarrier): Promise<AgreementEvent[]> {
  const rows = await db('workflow_events')
    .where({ workflow_id: agreementWorkflowId(organizationId) })
    .where('seq', '>', importedSeq)
    .orderBy('seq');
  return rows.map(({ seq, type, at, actor_kind: kind, actor_id: userId, payload, note_id: noteId }) => {
    const event: unknown = { seq, type, at, actor: { kind, userId }, snapshot: payload, noteId };
    return event as AgreementEvent;
  });
}

/** The events that became due while the worker was down, and those of the commands. */
function countEvents({ organizationId, story, expected }: AgreementCarrier, events: readonly AgreementEvent[]) {
  const wanted: readonly string[] = [...story.due, ...expected];
  const types = new Set([...wanted, ...events.map(({ type }) => type)]);
  return [...types].map((type) => ({
    what: `${type} of ${organizationId}`,
    expected: wanted.filter((each) => each === type).length,
    found: events.filter((event) => event.type === type).length,
  }));
}

/** Each event has each of its emails once for each of their readers. */
async function countMails(
  db: Db,
  { organizationId, userId, accountingId }: AgreementCarrier,
  events: readonly AgreementEvent[],
): Promise<CountedFact[]> {
  const wanted = events.flatMap((event) =>
    agreementMessagesFor(event).flatMap(({ template, to }) =>
      (to === 'administrators' ? [userId] : [userId, accountingId]).map((person) => `${template} to ${person}`),
    ),
  );
  const rows = await db('messages')
    .whereIn('recipient_id', [userId, accountingId])
    .where('template', 'like', 'agreement-%')
    .select('template', 'recipient_id');
  const sent = rows.map(({ template, recipient_id: person }) => `${template} to ${String(person)}`);
  return [...new Set([...wanted, ...sent])].map((what) => ({
    what: `${what} of ${organizationId}`,
    expected: wanted.filter((each) => each === what).length,
    found: sent.filter((each) => each === what).length,
  }));
}

/** Each carrier paid its invoice once, which is booked once, with a receipt to both. */
async function countPayments(
  db: Db,
  { organizationId, invoiceId, userId, accountingId }: AgreementCarrier,
): Promise<CountedFact[]> {
  const payments = await db('payments').where({ organization_id: organizationId }).select('id', 'state', 'cents');
  const keys = payments.map(({ id }) => `payment/${id}`);
  const booked = await db('ledger_transactions').whereIn('key', keys).select('id');
  const receipts = await db('messages')
    .whereIn('recipient_id', [userId, accountingId])
    .where({ template: 'payment-received' })
    .select('id');
  const invoice = await db('invoices').where({ id: invoiceId }).first('paid_cents', 'total_cents');
  return [
    { what: `payments of ${organizationId}`, expected: 1, found: payments.length },
    {
      what: `payments of ${organizationId} that arrived`,
      expected: 1,
      found: payments.filter(({ state }) => state === 'succeeded').length,
    },
    { what: `entries of payments of ${organizationId}`, expected: 1, found: booked.length },
    { what: `receipts of ${organizationId}`, expected: 2, found: receipts.length },
    {
      what: `cents paid of the invoice of ${organizationId}`,
      expected: invoice?.total_cents ?? 0,
      found: invoice?.paid_cents ?? 0,
    },
  ];
}

/** Differences between row, workflow and story, a carrier that is not active, and rules of the books that are broken. */
export async function findAgreementDifferences(lab: Lab, carriers: readonly AgreementCarrier[]): Promise<string[]> {
  const { broken } = await verifyLedger(lab.db);
  const found = broken.map(({ name, findings }) => `${name}: ${findings.join(', ')}`);
  for (const { organizationId, story } of carriers) {
    const { seq, state } = await lab.temporal.workflow
      .getHandle(agreementWorkflowId(organizationId))
      .query(agreementView);
    const row = await lab
      .db('carrier_agreements')
      .where({ organization_id: organizationId })
      .first('version', 'state', 'is_disabled');
    const carrier = await lab.db('organizations').where({ id: organizationId }).first('is_active');
    const asRow = `${String(row?.version)} ${String(row?.state)}`;
    const asWorkflow = `${String(seq)} ${state.name}`;
    if (asRow !== asWorkflow) found.push(`${organizationId}: row ${asRow}, workflow ${asWorkflow}`);
    if (row?.state !== story.end) found.push(`${organizationId}: ${String(row?.state)} instead of ${story.end}`);
    if (row?.is_disabled !== false || carrier?.is_active !== true) found.push(`${organizationId} is disabled`);
  }
  return found;
}

import { readOfferedTexts } from '#db/agreements/offered-texts';
import type { Db, Transaction } from '#db/core/handle';
import { issueInvoice } from '#db/invoices/issue-invoice';
import { DAY_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { AgreementHistory } from '../../demo/agreement-history';
import { copyRow } from '../core/copied-rows';
import { findOpsMember, tokenFor } from '../core/people';
import type { AgreementStory } from './agreement-stories';
import type { Applicant } from './applicants';

/** A carrier with the agreement of a story; `expected` are the events that the commands must leave. */
export interface AgreementCarrier extends Applicant {
  readonly organizationId: string;
  readonly zone: string;
  readonly story: AgreementStory;
  /** The administrator's name. */
  readonly signer: string;
  readonly textSha256: string;
  /** Of February's match, 60 days old. */
  readonly invoiceId: string;
  readonly accountingId: string;
  /** The events that the agreement had before the run. */
  readonly importedSeq: number;
}

const CHARGE_CENTS = 5_000;
const INVOICED_DAYS_AGO = 60;

/** Stores a carrier with an administrator, an accountant, an unpaid invoice, and the history of its agreement. */
export async function addAgreementCarrier(db: Db, story: AgreementStory, index: number): Promise<AgreementCarrier> {
  const [organizationId, adminId, accountingId] = [newId(), newId(), newId()] as const;
  const now = Date.now();
  const model = await db('organizations').where({ is_active: true }).orderBy('id').first('time_zone');
  const zone = model?.time_zone ?? 'America/Chicago';
  const { agreement } = await readOfferedTexts(db, { zone, now: new Date(now) });
  const opsId = (await findOpsMember(db)).id;
  return db.transaction(async (trx) => {
    await copyRow(trx, {
      ...{ table: 'organizations', where: 'is_active', rows: '(select 1) as one' },
      values: { id: sql(organizationId), name: sql(`Agreement carrier ${String(index + 1)}`), dot_number: 'null' },
    });
    await addStaff(trx, { id: adminId, organizationId, role: 'business-admin', position: 'HR' });
    await addStaff(trx, { id: accountingId, organizationId, role: 'business', position: 'ACCOUNTING' });
    const history = playStory(new AgreementHistory(organizationId, adminId), story, {
      ...{ zone, version: agreement.version, now, opsId },
    });
    await history.store(trx);
    const invoicedAt = new Date(now - INVOICED_DAYS_AGO * DAY_MS).toISOString();
    const invoiceId = await addInvoice(trx, { organizationId, zone }, invoicedAt);
    const admin = await trx('users').where({ id: adminId }).first('first_name', 'last_name');
    return {
      ...{ organizationId, zone, story, invoiceId, accountingId, userId: adminId },
      ...{ token: '', expected: [], importedSeq: history.state.seq, textSha256: agreement.sha256 },
      signer: `${String(admin?.first_name)} ${String(admin?.last_name)}`,
    };
  });
}

/** The carrier with a session of its administrator. */
export const signedIn = async (db: Db, carrier: AgreementCarrier): Promise<AgreementCarrier> => ({
  ...carrier,
  token: await tokenFor(db, carrier.userId),
});

const sql = (value: string): string => `'${value}'`;

interface Member {
  readonly id: string;
  readonly organizationId: string;
  readonly role: 'business' | 'business-admin';
  readonly position: string;
}

const addStaff = (trx: Transaction, { id, organizationId, role, position }: Member): Promise<void> =>
  copyRow(trx, {
    ...{
      table: 'users',
      where: `'business' = any (roles) or 'business-admin' = any (roles)`,
      rows: '(select 1) as one',
    },
    values: {
      ...{ id: sql(id), email: sql(`${id}@agreements.example`), organization_id: sql(organizationId) },
      ...{ position: sql(position), roles: `array[${sql(role)}]`, is_active: 'true' },
      ...{ phone: 'null', referral_code: 'null', invited_email: 'null', lead_id: 'null' },
    },
  });

interface Played {
  readonly zone: string;
  readonly version: string;
  readonly now: number;
  readonly opsId: string;
}

/** The history until the worker was down. */
function playStory(
  history: AgreementHistory,
  story: AgreementStory,
  { zone, version, now, opsId }: Played,
): AgreementHistory {
  const daysAgo = (days: number): number => now - days * DAY_MS;
  history.start(zone, version, daysAgo(story.startedDaysAgo));
  if (story.isAccepted) {
    const accepted = { acceptanceId: newId(), version, hasAddendum: false };
    history.play('acceptAgreement', accepted, daysAgo(story.startedDaysAgo - 1));
  }
  if (story.noticeDaysAgo !== undefined) {
    history.passTo(daysAgo(story.noticeDaysAgo));
    history.play('giveNotice', { noteId: newId() }, daysAgo(story.noticeDaysAgo));
  }
  history.passTo(daysAgo(story.downForDays));
  if (story.isOverdue === true) {
    history.play('warnAboutPayment', { actor: { kind: 'ops', userId: opsId } }, daysAgo(story.downForDays));
  }
  return history;
}

async function addInvoice(
  trx: Transaction,
  { organizationId, zone }: Pick<AgreementCarrier, 'organizationId' | 'zone'>,
  at: string,
): Promise<string> {
  const startsAt = new Date(Date.parse(at) - DAY_MS).toISOString();
  await trx('charges').insert({
    id: newId(),
    organization_id: organizationId,
    kind: 'match',
    source_id: newId(),
    cents: CHARGE_CENTS,
    details: JSON.stringify({ product: 'certifiedMatch' }),
    occurred_at: startsAt,
  });
  const invoice = await issueInvoice(trx, { organizationId, zone, startsAt, endsAt: at }, at);
  if (invoice === undefined) throw new Error('The invoice has no lines');
  return invoice.id;
}

import { storeAcceptance } from '#db/agreements/acceptance-store';
import { findOutdatedAgreements } from '#db/agreements/agreement-rows';
import { readOfferedTexts } from '#db/agreements/offered-texts';
import { projectAgreement } from '#db/agreements/projection';
import type { Db } from '#db/core/handle';
import type { OperatorContact } from '#db/messages/operator-contact';
import type { AgreementCommandName, AgreementCommands } from '#domain/agreements/commands';
import { nextAgreementDeadline } from '#domain/agreements/deadlines';
import {
  type AgreementTransition,
  decideAgreementCommand,
  decideAgreementDeadline,
  decideAgreementFacts,
  startAgreement,
} from '#domain/agreements/decide';
import type { AgreementEvent } from '#domain/agreements/events';
import { agreementWorkflowId } from '#domain/agreements/ids';
import { type AgreementState, emptyAgreement } from '#domain/agreements/state';
import type { AgreementStateName } from '#domain/agreements/states';
import { DAY_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { createSealer } from '#platform/sealing';
import { testKey } from '../vault';

type Side = 'fleet' | 'ops' | 'system';

/** Applies commands and deadlines of an agreement by the domain rules and keeps the events, as the workflow would. */
export class AgreementHistory {
  readonly events: AgreementEvent[] = [];
  readonly runId = newId();
  state: AgreementState;
  now: number;

  constructor(
    readonly organizationId: string,
    startedAt: string,
    { zone = 'America/Chicago', people = {} }: { zone?: string; people?: Partial<Record<Side, string>> } = {},
  ) {
    this.people = people;
    this.now = Date.parse(startedAt);
    this.state = emptyAgreement(organizationId);
    this.#keep(startAgreement(this.state, zone, this.now));
  }

  private readonly people: Partial<Record<Side, string>>;

  /** Sends a command; throws the code of a refusal. */
  play<N extends AgreementCommandName>(name: N, by: Side, details: Partial<AgreementCommands[N]> = {}): this {
    const code = this.refusalOf(name, by, details);
    if (code !== undefined) throw new Error(code);
    const decision = decideAgreementCommand(this.state, { name, command: this.#command(by, details) }, this.now);
    if ('refused' in decision) throw new Error(decision.refused.code);
    return this.#keep(decision.accepted);
  }

  /** The code of the refusal of a command; undefined if it is accepted. */
  refusalOf<N extends AgreementCommandName>(name: N, by: Side, details: Partial<AgreementCommands[N]> = {}) {
    const decision = decideAgreementCommand(this.state, { name, command: this.#command(by, details) }, this.now);
    return 'refused' in decision ? decision.refused.code : undefined;
  }

  /** Lets the time pass: each deadline happens at its time. Returns the types of the events, with the times. */
  passTo(instant: string): string[] {
    const end = Date.parse(instant);
    const before = this.events.length;
    for (;;) {
      const next = nextAgreementDeadline(this.state);
      if (next === null || Date.parse(next.at) > end) break;
      this.now = Math.max(this.now, Date.parse(next.at));
      this.#runDue();
    }
    this.now = end;
    return this.events.slice(before).map(({ type, at }) => `${type} ${at}`);
  }

  learn(facts: { zone?: string; version?: string }): this {
    const { zone = this.state.zone, version = this.state.offeredVersion ?? 'v1' } = facts;
    for (const transition of decideAgreementFacts(this.state, { zone, version }, this.now)) this.#keep(transition);
    return this;
  }

  async store(db: Db, operator: OperatorContact = {}): Promise<void> {
    const batch = { workflowId: agreementWorkflowId(this.organizationId), runId: this.runId, events: this.events };
    await projectAgreement(db, { sealer: createSealer([testKey]), publicUrl: 'http://localhost', ...operator }, batch);
  }

  #command<N extends AgreementCommandName>(by: Side, details: Partial<AgreementCommands[N]>) {
    const actor = { kind: by, userId: this.people[by] ?? null };
    const base = { actor, acceptanceId: newId(), version: 'v1', hasAddendum: false, noteId: null };
    return { ...base, ...details } as unknown as AgreementCommands[N];
  }

  #runDue(): void {
    const due = decideAgreementDeadline(this.state, this.now);
    if (due !== null) this.#keep(due.transition);
  }

  #keep(transition: AgreementTransition): this {
    this.events.push({ ...transition, updateId: newId() });
    this.state = transition.snapshot;
    return this;
  }
}

/** Stores an agreement in the state; it began long enough ago. */
export async function anAgreement(
  db: Db,
  { organizationId, state = 'active' }: { organizationId: string; state?: AgreementStateName },
): Promise<AgreementHistory> {
  const start = Date.now() - (state === 'trial' ? 1 : 80) * DAY_MS;
  const history = new AgreementHistory(organizationId, new Date(start).toISOString());
  if (state !== 'trial' && state !== 'lapsed') history.play('acceptAgreement', 'fleet');
  const noticeAt = Date.now() - (state === 'ended' ? 35 : 5) * DAY_MS;
  if (state === 'noticeGiven' || state === 'ended') {
    history.passTo(new Date(noticeAt).toISOString());
    history.play('giveNotice', 'fleet');
  }
  history.passTo(new Date().toISOString());
  await history.store(db);
  return history;
}

/** Changes the state of a stored agreement, from which its workflow starts; stores a trial first if there is none. */
export async function changeAgreement(
  db: Db,
  organizationId: string,
  changes: Partial<AgreementState> & { readonly name: AgreementStateName },
): Promise<void> {
  const found = () => db('carrier_agreements').where({ organization_id: organizationId }).first('snapshot');
  if ((await found()) === undefined) await new AgreementHistory(organizationId, new Date().toISOString()).store(db);
  const row = await found();
  const snapshot = JSON.stringify({ ...row?.snapshot, ...changes });
  await db('carrier_agreements')
    .where({ organization_id: organizationId })
    .update({ snapshot, state: changes.name, notice_by: changes.notice?.party, ends_at: changes.notice?.endsAt });
}

/** Carriers whose agreement was sent new facts (it may have to begin with them) and does not know them yet. */
export async function outdatedAgreements(db: Db): Promise<string[]> {
  const sent = await db('outbox').where({ topic: 'agreementFactsChanged' }).pluck('payload');
  const ids = new Set(sent.map((payload) => (payload as { organizationId: string }).organizationId));
  return (await findOutdatedAgreements(db, new Date())).filter((id) => ids.has(id));
}

/** A term that began today, a notice of today, and warnings on two days. */
export const agreementParts = () => {
  const at = new Date().toISOString();
  const term = { firstOn: at.slice(0, 10), number: 1 };
  const noticeOf = (party: 'carrier' | 'operations') => ({
    name: 'noticeGiven' as const,
    term,
    notice: { party, by: null, noteId: newId(), at, endsAt: new Date(Date.now() + 30 * DAY_MS).toISOString() },
  });
  const warnings = [3, 1].map((days) => ({ at: new Date(Date.now() - days * DAY_MS).toISOString(), by: null }));
  return { term, noticeOf, warnings };
};

/** Stores a signed acceptance of the agreement in force; the agreement itself names it only after the command. */
export async function anAcceptance(
  db: Db,
  { organizationId, signerId }: { organizationId: string; signerId: string },
): Promise<{ acceptanceId: string; version: string; sha256: string }> {
  const now = new Date();
  const { agreement } = await readOfferedTexts(db, { zone: 'America/Chicago', now });
  const id = newId();
  await storeAcceptance(db, createSealer([testKey]), {
    id,
    organizationId,
    signerId,
    text: agreement,
    addendum: null,
    signedAt: now,
    signing: { fullName: 'Ann Smith', signature: { type: 'typed' }, ip: '203.0.113.7' },
  });
  return { acceptanceId: id, version: agreement.version, sha256: agreement.sha256 };
}

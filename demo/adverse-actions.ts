import { createHash } from 'node:crypto';
import { letterDocument } from '#api/hiring/adverse-actions/letter-document';
import { writeLetter } from '#api/hiring/adverse-actions/letters';
import { adverseActionRow } from '#db/adverse-actions/adverse-action-row';
import { storeAdverseEvidence } from '#db/adverse-actions/adverse-evidence';
import { type LetterFacts, readLetterFacts } from '#db/adverse-actions/letter-facts';
import { storeAdverseNotice, storeAdverseReport } from '#db/adverse-actions/report-store';
import { findCandidacy } from '#db/candidacies/candidacy';
import type { Db } from '#db/core/handle';
import { eventRow, NO_TIMELINE } from '#db/core/workflow-events';
import { type FileDeps, recordScanResult, storeDriverFile } from '#db/driver-files/driver-file-store';
import type { AdverseCommandName, AdverseCommands } from '#domain/adverse-actions/commands';
import { decideAdverseBasis, decideAdverseCommand, decideAdverseDeadline } from '#domain/adverse-actions/decide';
import type { AdverseEvent } from '#domain/adverse-actions/events';
import { adverseActionWorkflowId } from '#domain/adverse-actions/ids';
import { adverseMoves } from '#domain/adverse-actions/moves';
import { type AdverseActionState, emptyAdverseAction } from '#domain/adverse-actions/state';
import { MIN_WAIT_DAYS } from '#domain/adverse-actions/terms';
import { DAY_MS, HOUR_MS } from '#domain/shared/durations';
import { derivedId } from '#platform/ids';
import { drawDocument } from '#platform/printed-document';
import { drawSpecimen } from './applications/specimens';
import { type CandidacyContext, candidacyIdOf } from './candidacy-history';
import { candidacyContextOf, type World } from './world';

const RUN = 'import';
const AGENCY = {
  name: 'Midland Screening Inc.',
  address: '100 Main Street, Columbus, OH 43004',
  phone: '(800) 555-0100',
};
const DISPUTE = 'The accident of May was not mine: another driver of the company had the truck that week.';

/** The steps of the adverse actions, with the days since the first notice. */
const plan = [
  { step: 'waiting', daysAgo: 0 },
  { step: 'disputed', daysAgo: 4 },
  { step: 'ready', daysAgo: 21 },
  { step: 'undelivered', daysAgo: 2 },
  { step: 'again', daysAgo: 4 },
] as const;

type Part = Pick<World, 'carriers' | 'candidacies' | 'newCandidacies' | 'drivers'>;

/**
 * Candidacies of the first carrier in review: that of the first driver with a known login, which was created today, then
 * imported ones.
 */
function chosen({ carriers, candidacies, newCandidacies, drivers }: Part): CandidacyContext[] {
  const [carrier] = carriers;
  const ofDemo = newCandidacies.filter(({ driver, script }) => driver.id === drivers[0]?.id && script === 'inReview');
  const imported = candidacies.filter(
    ({ state, context }) => context.organizationId === carrier?.id && isReviewed(state.name),
  );
  return [...ofDemo.map(candidacyContextOf), ...imported.map(({ context }) => context)].slice(0, plan.length);
}

const isReviewed = (name: string): boolean => name === 'inReview' || name === 'approved' || name === 'interviewing';

/** The drivers whom they are about. */
export const refusedDriverIds = (world: Part): string[] => chosen(world).map(({ driverId }) => driverId);

/**
 * Refusals based on a report at different steps, with their letters. The same world always has the same ones. One of them is
 * about a candidacy of today, so all count from now.
 */
export async function storeAdverseActions(deps: FileDeps, world: Part): Promise<number> {
  const contexts = chosen(world);
  for (const [index, context] of contexts.entries()) {
    const next = plan[index];
    const candidacyId = candidacyIdOf(context);
    const candidacy = await findCandidacy(deps.db, candidacyId);
    const facts = await readLetterFacts(deps.db, candidacyId);
    if (next === undefined || candidacy === undefined || facts === undefined) continue;
    const history = new History(deps, { ...context, candidacyId, round: candidacy.state.round, facts });
    await history.run(next.step, Date.now() - next.daysAgo * DAY_MS);
  }
  return contexts.length;
}

/** The states of the stored ones. */
export async function readAdverseActions(db: Db, world: Part): Promise<AdverseActionState[]> {
  const rows = await db('adverse_actions').whereIn('candidacy_id', chosen(world).map(candidacyIdOf)).select('snapshot');
  return rows.map(({ snapshot }) => snapshot);
}

interface Case {
  readonly candidacyId: string;
  readonly orderId: string;
  readonly organizationId: string;
  readonly driverId: string;
  readonly safetyId: string;
  readonly round: number;
  readonly facts: LetterFacts;
}

interface Letter {
  readonly reportId: string;
  readonly noticeId: string;
  readonly at: number;
  readonly delivery: 'sent' | 'failed';
}

/** Applies commands by the product's own rules, and stores what they name first. */
class History {
  readonly events: AdverseEvent[] = [];
  state: AdverseActionState;

  constructor(
    private readonly deps: FileDeps,
    private readonly of: Case,
  ) {
    this.state = emptyAdverseAction({ ...of, actionId: derivedId('adverse-action', of.candidacyId) });
  }

  async run(step: (typeof plan)[number]['step'], at: number): Promise<void> {
    if (step === 'again') {
      await this.#start(at - 30 * DAY_MS);
      this.#play('withdrawAdverseAction', at - 27 * DAY_MS, { noteId: null });
    }
    await this.#start(at, step === 'undelivered' ? 'failed' : 'sent');
    if (step === 'disputed') this.#play('disputeReport', at + DAY_MS, { noteId: await this.#dispute() });
    if (step === 'undelivered') this.#learnOfFailure(at + HOUR_MS);
    if (step === 'ready') {
      const due = decideAdverseDeadline(this.state, at + 20 * DAY_MS);
      if (due !== null) this.#keep(due.transition);
    }
    await this.#store();
  }

  #learnOfFailure(at: number): void {
    const { candidacyRound, notices } = this.state;
    const undelivered = notices.map(({ noticeId }) => noticeId);
    const stopped = decideAdverseBasis(
      this.state,
      { openRound: candidacyRound, isDriverErased: false, undelivered },
      at,
    );
    if (stopped !== null) this.#keep(stopped);
  }

  async #start(at: number, delivery: 'sent' | 'failed' = 'sent'): Promise<void> {
    const { round, facts } = this.of;
    const [reportId, noticeId] = [this.#idOf('adverse-report'), this.#idOf('adverse-notice')];
    await this.#storeReport(reportId, at);
    await this.#storeLetter({ reportId, noticeId, at, delivery });
    const details = { candidacyRound: round, reportId, noticeId, zone: facts.zone, waitDays: MIN_WAIT_DAYS };
    this.#play('sendPreAdverseNotice', at, details);
  }

  /** The id of a part of the next adverse action of the candidacy. */
  #idOf(part: string): string {
    return derivedId('seed', part, this.of.candidacyId, String(this.state.round + 1));
  }

  async #storeReport(id: string, at: number): Promise<void> {
    const { candidacyId, organizationId, driverId, safetyId: createdBy, facts } = this.of;
    const createdAt = new Date(at - HOUR_MS);
    const fileId = this.#idOf('adverse-report-file');
    const lines = [['REPORT', 'DRIVING RECORD'] as const, ['RESULT', 'ACCIDENT IN MAY'] as const];
    const specimen = {
      title: 'BACKGROUND REPORT',
      name: facts.driver,
      lines,
      purpose: 'evidence',
      isPdf: true,
    } as const;
    const drawn = await drawSpecimen({ ...specimen, isUnreadable: false, look: 1 }, createdAt);
    await this.#storeFile(fileId, { ...drawn, createdAt });
    const report = { id, candidacyId, organizationId, driverId, agency: AGENCY, fileIds: [fileId], createdBy };
    await this.deps.db.transaction((trx) => storeAdverseReport(trx, { ...report, createdAt: createdAt.toISOString() }));
  }

  async #storeLetter({ reportId, noticeId, at, delivery }: Letter): Promise<void> {
    const { driverId, facts } = this.of;
    const { db } = this.deps;
    const createdAt = new Date(at);
    const input = { kind: 'preAdverse', facts, agency: AGENCY, waitDays: MIN_WAIT_DAYS, decidedOn: null } as const;
    const { text, textIds, language } = await writeLetter({ db, now: () => createdAt, timeZone: facts.zone }, input);
    const content = await drawDocument(
      letterDocument({ noticeId, language, createdAt: createdAt.toISOString(), text }),
    );
    const fileId = this.#idOf('adverse-letter');
    await this.#storeFile(fileId, { mediaType: 'application/pdf', content, createdAt, isDrawn: true });
    const sha256 = createHash('sha256').update(content).digest();
    const notice = { id: noticeId, reportId, driverId, kind: 'preAdverse', fileId, sha256, textIds } as const;
    await storeAdverseNotice(db, { ...notice, createdAt: createdAt.toISOString() });
    await db('adverse_notices').where({ id: noticeId }).update({ delivery, delivered_at: createdAt.toISOString() });
  }

  async #storeFile(
    id: string,
    {
      mediaType,
      content,
      createdAt,
      isDrawn,
    }: { mediaType: 'application/pdf' | 'image/jpeg' | 'image/png'; content: Buffer; createdAt: Date; isDrawn?: true },
  ): Promise<void> {
    const { driverId, safetyId: uploadedBy } = this.of;
    const file = { id, driverId, purpose: 'evidence', mediaType, content, uploadedBy, createdAt } as const;
    await storeDriverFile(this.deps, { ...file, ...(isDrawn && { isDrawn }) });
    await recordScanResult(this.deps, file, true);
  }

  async #dispute(): Promise<string> {
    const { candidacyId, organizationId, driverId } = this.of;
    const id = derivedId('seed', 'adverse-dispute', candidacyId);
    const note = { id, organization_id: organizationId, author_id: driverId, kind: 'reason', text: DISPUTE };
    await this.deps.db('notes').insert(note);
    return id;
  }

  #play<N extends AdverseCommandName>(name: N, at: number, details: Partial<AdverseCommands[N]>): void {
    const isDriver = adverseMoves[name].who.includes('driver');
    const userId = isDriver ? this.of.driverId : this.of.safetyId;
    const base = {
      actor: { kind: isDriver ? 'driver' : 'fleet', userId },
      isSafety: !isDriver,
      round: this.state.round,
    };
    const command = { ...base, ...details } as unknown as AdverseCommands[N];
    const decision = decideAdverseCommand(this.state, { name, command }, at);
    if ('refused' in decision) throw new Error(`${name} is refused: ${decision.refused.code}`);
    this.#keep(decision.accepted);
  }

  #keep(transition: Omit<AdverseEvent, 'updateId'>): void {
    this.events.push({ ...transition, updateId: RUN });
    this.state = transition.snapshot;
  }

  /** The rows that the projection would write; nobody is emailed. */
  async #store(): Promise<void> {
    const workflowId = adverseActionWorkflowId(this.of.candidacyId);
    const scope = NO_TIMELINE;
    const [first, last] = [this.events[0], this.events.at(-1)];
    if (first === undefined || last === undefined) return;
    await this.deps.db.transaction(async (trx) => {
      await trx('workflow_events').insert(
        this.events.map((event) => eventRow({ workflowId, runId: RUN, scope }, event)),
      );
      await trx('adverse_actions').insert({ ...adverseActionRow(last), created_at: first.at });
      for (const event of this.events) await storeAdverseEvidence(trx, event);
    });
  }
}

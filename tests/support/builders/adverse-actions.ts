import { createHash } from 'node:crypto';
import { projectAdverseAction } from '#db/adverse-actions/projection';
import { storeAdverseNotice, storeAdverseReport } from '#db/adverse-actions/report-store';
import type { Db } from '#db/core/handle';
import type { AdverseCommandName, AdverseCommands } from '#domain/adverse-actions/commands';
import { decideAdverseCommand, decideAdverseDeadline } from '#domain/adverse-actions/decide';
import type { AdverseEvent } from '#domain/adverse-actions/events';
import { adverseActionWorkflowId } from '#domain/adverse-actions/ids';
import { adverseMoves } from '#domain/adverse-actions/moves';
import { type AdverseActionIds, type AdverseActionState, emptyAdverseAction } from '#domain/adverse-actions/state';
import type { AdverseActionStateName, NoticeKind } from '#domain/adverse-actions/states';
import { DAY_MS } from '#domain/shared/durations';
import { derivedId, newId } from '#platform/ids';
import { createSealer } from '#platform/sealing';
import { testKey } from '../vault';
import { aDriverFile } from './driver-files';

/** The agency of reports in tests. */
export const anAgency = {
  name: 'Example Screening Inc.',
  address: '100 Main Street, Columbus, OH 43004',
  phone: '8005550100',
};

/** Applies commands on an adverse action by the domain rules and keeps the events, as the workflow would. */
export class AdverseHistory {
  readonly events: AdverseEvent[] = [];
  readonly runId = newId();
  state: AdverseActionState;

  constructor(
    readonly ids: AdverseActionIds,
    readonly staffId: string,
    public now = Date.now(),
  ) {
    this.state = emptyAdverseAction(ids);
  }

  play<N extends AdverseCommandName>(name: N, details: Partial<AdverseCommands[N]> = {}): this {
    this.now += 1_000;
    const isDriver = adverseMoves[name].who.includes('driver');
    const actor = isDriver ? { kind: 'driver', userId: this.ids.driverId } : { kind: 'fleet', userId: this.staffId };
    const base = { actor, isSafety: !isDriver, round: this.state.round, zone: 'America/Chicago', waitDays: 5 };
    const command = { ...base, ...details } as unknown as AdverseCommands[N];
    const decision = decideAdverseCommand(this.state, { name, command }, this.now);
    if ('refused' in decision) throw new Error(`${name} refused: ${decision.refused.code}`);
    return this.#keep(decision.accepted);
  }

  /** The waiting period ends. */
  wait(): this {
    this.now += 60 * DAY_MS;
    const due = decideAdverseDeadline(this.state, this.now);
    if (due === null) throw new Error('nothing waits');
    return this.#keep(due.transition);
  }

  batch(events: readonly AdverseEvent[] = this.events) {
    return { workflowId: adverseActionWorkflowId(this.ids.candidacyId), runId: this.runId, events };
  }

  async store(db: Db): Promise<string> {
    await projectAdverseAction(db, { sealer: createSealer([testKey]), publicUrl: 'http://localhost' }, this.batch());
    return this.state.actionId;
  }

  #keep(transition: Omit<AdverseEvent, 'updateId'>): this {
    this.events.push({ ...transition, updateId: newId() });
    this.state = transition.snapshot;
    return this;
  }
}

interface Options extends Omit<AdverseActionIds, 'actionId'> {
  /** The member of HR or SAFETY who sends the notices. */
  readonly staffId: string;
  readonly candidacyRound?: number;
  readonly state?: Exclude<AdverseActionStateName, 'none'>;
  readonly path?: AdverseActionState['path'];
}

/** A stored report with one file. */
export async function aReport(
  db: Db,
  { staffId, ...of }: Omit<Options, 'state'>,
): Promise<{ id: string; fileId: string }> {
  const [id, fileId] = [newId(), await aDriverFile(db, of.driverId, { purpose: 'evidence', uploadedBy: staffId })];
  const { candidacyId, organizationId, driverId } = of;
  const report = { id, candidacyId, organizationId, driverId, agency: anAgency, fileIds: [fileId] };
  await db.transaction((trx) =>
    storeAdverseReport(trx, { ...report, createdBy: staffId, createdAt: '2026-11-21T12:00:00.000Z' }),
  );
  return { id, fileId };
}

/** A stored letter. */
export async function aNotice(
  db: Db,
  {
    reportId,
    driverId,
    staffId,
    kind,
  }: Readonly<Record<'reportId' | 'driverId' | 'staffId', string>> & { readonly kind: NoticeKind },
): Promise<string> {
  const id = newId();
  const fileId = await aDriverFile(db, driverId, { purpose: 'evidence', uploadedBy: staffId });
  const sha256 = createHash('sha256').update(id).digest();
  const createdAt = '2026-11-21T12:00:00.000Z';
  await storeAdverseNotice(db, { id, reportId, driverId, kind, fileId, sha256, textIds: [], createdAt });
  return id;
}

/** Stores an adverse action, waiting by default. */
export async function anAdverseAction(db: Db, options: Options) {
  const { staffId, candidacyRound = 1, state = 'waiting', path = 'twoSteps', ...of } = options;
  const report = await aReport(db, options);
  const notice = (kind: NoticeKind) => aNotice(db, { reportId: report.id, driverId: of.driverId, staffId, kind });
  const history = new AdverseHistory({ ...of, actionId: derivedId('adverse-action', of.candidacyId) }, staffId);
  const noticeId = await notice(path === 'remote' ? 'remote' : 'preAdverse');
  const first = { candidacyRound, reportId: report.id, noticeId };
  if (path === 'remote') {
    history.play('sendRemoteNotice', {
      ...first,
      decidedOn: new Date(history.now - DAY_MS / 4).toISOString().slice(0, 10),
    });
  } else history.play('sendPreAdverseNotice', first);
  if (state === 'disputed') history.play('disputeReport', { noteId: await aText(db, of.organizationId, of.driverId) });
  if (path === 'twoSteps' && (state === 'ready' || state === 'noticed')) history.wait();
  if (path === 'twoSteps' && state === 'noticed') history.play('sendFinalNotice', { noticeId: await notice('final') });
  if (state === 'withdrawn') history.play('withdrawAdverseAction', { noteId: null });
  return { id: await history.store(db), noticeId, reportFileId: report.fileId, history };
}

async function aText(db: Db, organizationId: string, authorId: string): Promise<string> {
  const id = newId();
  await db('notes').insert({
    id,
    organization_id: organizationId,
    author_id: authorId,
    kind: 'reason',
    text: 'Not mine',
  });
  return id;
}

/** Changes the state of a stored adverse action, from which its workflow starts. */
export async function changeAdverseAction(
  db: Db,
  candidacyId: string,
  changes: Partial<AdverseActionState> & { readonly name: AdverseActionStateName },
): Promise<void> {
  const row = await db('adverse_actions').where({ candidacy_id: candidacyId }).first('snapshot');
  if (row === undefined) throw new Error('There is no such adverse action');
  const snapshot = { ...row.snapshot, ...changes };
  await db('adverse_actions')
    .where({ candidacy_id: candidacyId })
    .update({ state: changes.name, path: snapshot.path, snapshot: JSON.stringify(snapshot) });
}

import type { DriverPipelineCommandName, DriverPipelineCommands } from '#domain/driver-pipeline/commands';
import { pipelineDeadlinesOf } from '#domain/driver-pipeline/deadlines';
import { decidePipelineCommand, type DriverPipelineTransition } from '#domain/driver-pipeline/decide';
import { decidePipelineDeadline } from '#domain/driver-pipeline/decide-deadline';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import { decideHireFact, type HireFact } from '#domain/driver-pipeline/facts';
import { sentEntry } from '#domain/driver-pipeline/requirements';
import { resultKinds } from '#domain/driver-pipeline/results';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import {
  type DocumentKind,
  requiredDocuments,
  requiredTasks,
  type SentTask,
  sentTasks,
} from '#domain/driver-pipeline/tasks';
import type { ProblemCode } from '#domain/problems';
import { DAY_MS } from '#domain/shared/durations';
import { derivedId } from '#platform/ids';

export const driver = { kind: 'driver', userId: 'driver' } as const;
export const ops = { kind: 'ops', userId: 'ops' } as const;
const system = { kind: 'system', userId: null } as const;

export const START = Date.parse('2026-01-05T15:00:00.000Z');

const approval = { isApproved: true, reason: null, noteId: null } as const;

type Details<N extends DriverPipelineCommandName> = Omit<DriverPipelineCommands[N], 'actor'>;

/** Ids of the file of a document and of the entry of a task, derived from their names. */
export const fileOf = (document: DocumentKind): string => derivedId('file', document);
export const entryOf = (task: SentTask): string => derivedId('entry', task);

/** Plays a pipeline by the domain rules, without a workflow. */
export class PipelineHistory {
  state: DriverPipelineState = emptyPipeline('driver');
  now = START;
  /** All transitions so far. */
  readonly transitions: DriverPipelineTransition[] = [];

  /** The event types that a command causes, or the code of its refusal. */
  send<N extends DriverPipelineCommandName>(
    name: N,
    details: Details<N>,
    actor = actorOf(name),
  ): string[] | ProblemCode {
    const command = { actor, ...details } as DriverPipelineCommands[N];
    const decision = decidePipelineCommand(this.state, { name, command }, this.now);
    return 'refused' in decision ? decision.refused.code : this.#take(decision.accepted);
  }

  receive(type: HireFact['type'], candidacyId = 'candidacy'): string[] {
    return this.#take(decideHireFact(this.state, { type, candidacyId }, this.now));
  }

  /** Advances the time; every deadline fires at its time. */
  pass(days: number): string[] {
    const end = this.now + days * DAY_MS;
    const happened: string[] = [];
    for (;;) {
      const [deadline] = pipelineDeadlinesOf(this.state);
      if (deadline === undefined || Date.parse(deadline.at) > end) break;
      this.now = Math.max(this.now, Date.parse(deadline.at));
      happened.push(...this.#take(decidePipelineDeadline(this.state, deadline, this.now)));
    }
    this.now = end;
    return happened;
  }

  signUp(): this {
    this.send('signUp', { driverId: 'driver', ownerId: 'owner' });
    return this;
  }

  toProcessing(): this {
    this.signUp();
    this.send('confirmContact', { contact: 'email' });
    this.send('preQualify', { answer: 'qualified' });
    return this;
  }

  toInterview(): this {
    this.toProcessing();
    this.send('confirmContact', { contact: 'phone' });
    for (const document of requiredDocuments) this.upload(document);
    for (const task of sentTasks.filter((sentTask) => requiredTasks.some((required) => required === sentTask))) {
      this.send('submitTask', { task, entryId: entryOf(task) });
    }
    return this;
  }

  toPendingHR(): this {
    this.toInterview();
    this.send('recordCall', { outcome: 'pass', noteId: null, contactAgainAt: null });
    return this;
  }

  /** Approves all submissions; license and medical card expire after `validDays`. */
  toHRPaperWork(validDays = 1_000): this {
    this.toPendingHR();
    this.approveTasks();
    for (const document of requiredDocuments) this.approve(document, validDays);
    return this;
  }

  toWrappingUp(validDays = 1_000): this {
    this.toHRPaperWork(validDays);
    for (const result of resultKinds) this.accept(result);
    return this;
  }

  toCertified(validDays = 1_000): this {
    this.toWrappingUp(validDays);
    this.move('Certified');
    return this;
  }

  upload(document: (typeof requiredDocuments)[number], fileId = fileOf(document)): void {
    this.send('uploadDocument', { document, fileId });
    this.send('recordScanResult', { document, fileId, isClean: true });
  }

  approve(document: (typeof requiredDocuments)[number], validDays: number, fileId = fileOf(document)) {
    const endsAt = new Date(this.now + validDays * DAY_MS).toISOString();
    const expiry = { on: endsAt.slice(0, 10), endsAt, since: new Date(this.now).toISOString() };
    return this.send('reviewDocument', { document, fileId, isApproved: true, reason: null, noteId: null, expiry });
  }

  approveTasks(): void {
    for (const task of sentTasks) {
      if (this.state.tasks[task] !== 'pending') continue;
      this.send('reviewTask', { task, entryId: sentEntry(this.state, task), ...approval });
    }
  }

  accept(result: (typeof resultKinds)[number]): void {
    for (const status of ['ordered', 'received', 'accepted'] as const) this.send('recordResult', { result, status });
  }

  move(to: DriverPipelineState['stage'], details: Partial<Details<'moveStage'>> = {}): string[] | ProblemCode {
    return this.send('moveStage', { to, reason: null, noteId: null, contactAgainAt: null, ...details });
  }

  #take(transitions: readonly DriverPipelineTransition[]): string[] {
    this.state = transitions.at(-1)?.snapshot ?? this.state;
    this.transitions.push(...transitions);
    return transitions.map(({ type }) => type);
  }
}

function actorOf(name: DriverPipelineCommandName) {
  const byDriver: readonly DriverPipelineCommandName[] = [
    'signUp',
    'confirmContact',
    'preQualify',
    'submitTask',
    'reopenTask',
    'uploadDocument',
    'setAvailability',
  ];
  if (name === 'recordScanResult') return system;
  return byDriver.includes(name) ? driver : ops;
}

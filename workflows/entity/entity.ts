import type { UpdateDefinition } from '@temporalio/common';
import { allHandlersFinished, condition, currentUpdateInfo, setHandler, workflowInfo } from '@temporalio/workflow';
import type { Problem } from '#domain/problems';
import type { Transition } from '#domain/shared/decision';
import { MINUTE_MS } from '#domain/shared/durations';
import type { EntityCheckpoint } from '#domain/shared/entity-checkpoint';
import type { CallerProjection, CommandResponse, CommandResult, WorkflowEvent } from '#domain/shared/workflow-event';
import { FollowUps } from './follow-ups';
import { ProjectionQueue } from './projection-queue';
import { refusal } from './refusal';
import { RememberedCommands } from './remembered-commands';

/** A run whose first Update was refused would otherwise stay open without any event. */
const EMPTY_RUN_ENDS_AFTER_MS = MINUTE_MS;

/**
 * The number of events after which a run continues as new: a workflow that is not in a worker's cache is replayed from its
 * first event, and with this length, that costs about twice as much as another run
 * (docs/performance.md#pipelines-changes-that-were-tried).
 */
const LONG_HISTORY = 125;

/** The time in which running follow-ups can finish; after it, the next run starts them again. */
const FOLLOW_UPS_FINISH_WITHIN = '1 minute';

/** A deadline that has passed: its transitions, and the cause that its events record in place of an Update id. */
export interface DueDeadline<Type extends string, State> {
  /** In order: the deadline's own transition first, then those that follow from it. */
  readonly transitions: readonly Transition<Type, State>[];
  readonly cause: string;
}

/** The parts in which entities differ. */
export interface EntityKind<Type extends string, State extends { seq: number }, FollowUp> {
  /** Writes events to the read model; idempotent. */
  readonly project: (events: WorkflowEvent<Type, State>[]) => Promise<void>;
  readonly followUpsOf: (event: WorkflowEvent<Type, State>) => FollowUp[];
  /** Carries out a follow-up and retries until it succeeds; idempotent. */
  readonly runFollowUp: (followUp: FollowUp) => Promise<void>;
  /** The time of the next automatic change, if no command or Signal comes first. */
  readonly nextDeadline: (state: State) => string | null;
  readonly decideDeadline: (state: State, now: number) => DueDeadline<Type, State> | null;
  readonly nameOf: (state: State) => string;
  readonly isFinished: (state: State) => boolean;
}

/** The handling of a command. */
export interface CommandHandler<Command> {
  /** Returns why the command is refused in the current state; must not have side effects. */
  readonly validate: (command: Command) => Problem | undefined;
  /** Records the transitions; returns a promise only if an activity must complete first. */
  readonly execute: (command: Command, updateId: string) => Promise<void> | void;
}

/**
 * A long-lived entity: it numbers its events, projects them in that order and runs its deadlines. A command returns once
 * its effect is in the read model, or returns its events to a caller that writes them itself.
 */
export class Entity<Type extends string, State extends { seq: number }, FollowUp> {
  state: State;
  readonly projections: ProjectionQueue<WorkflowEvent<Type, State>>;
  readonly followUps: FollowUps<FollowUp>;
  private readonly commands: RememberedCommands;
  /** Ids of running commands whose callers write the projection. */
  private readonly projectedByCaller = new Set<string>();
  /** Whether an activity is writing a guarded event. */
  private isWriting = false;
  private readonly startedAt = Date.now();
  private isContinueAsNewRequested = false;

  constructor(
    private readonly kind: EntityKind<Type, State, FollowUp>,
    checkpoint: EntityCheckpoint<State, WorkflowEvent<Type, State>, FollowUp>,
  ) {
    this.state = checkpoint.state;
    this.commands = new RememberedCommands(checkpoint.remembered ?? []);
    this.followUps = new FollowUps((followUp) => kind.runFollowUp(followUp));
    this.projections = new ProjectionQueue(
      {
        project: (events) => kind.project(events),
        onProjected: (events) => {
          this.followUps.begin(events.flatMap((event) => kind.followUpsOf(event)));
        },
      },
      { waiting: checkpoint.unprojected ?? [], last: checkpoint.last ?? null, seq: checkpoint.state.seq },
    );
    this.followUps.begin(checkpoint.followUps ?? []);
  }

  /**
   * Registers a command: its validator may reject it before anything is written, and it runs once. A retry skips the
   * validator, so that it gets the first result instead of "already done".
   */
  registerCommand<Command>(
    definition: UpdateDefinition<CommandResponse<WorkflowEvent<Type, State>>, [Command, CallerProjection?]>,
    { validate, execute }: CommandHandler<Command>,
  ): void {
    const run = (command: Command, caller?: CallerProjection) =>
      this.runCommand((updateId) => execute(command, updateId), caller);
    setHandler(definition, run, {
      validator: (...[command]: [Command, CallerProjection?]) => {
        const problem = this.commands.recall() === undefined ? validate(command) : undefined;
        if (problem !== undefined) throw refusal(problem);
      },
    });
  }

  /** Applies the transition to the state and queues its event for projection. */
  record(transition: Transition<Type, State>, updateId: string): void {
    const event = { ...transition, updateId };
    this.state = event.snapshot;
    if (this.isLeftToCaller(event)) this.projections.addForCaller(event);
    else this.projections.add(event);
  }

  /**
   * Records an event that depends on a fact outside the entity: an activity writes it, together with the events that are
   * not known to be written, unless a constraint refuses it; then nothing has happened.
   */
  recordGuarded(
    decide: () => WorkflowEvent<Type, State>,
    write: (events: readonly WorkflowEvent<Type, State>[]) => Promise<void>,
  ): Promise<void> {
    return this.recordDecidedBy(async (events) => {
      const event = decide();
      await write([...events, event]);
      return event;
    });
  }

  /** Like {@link recordGuarded}, for an event that the activity decides, too. */
  async recordDecidedBy(
    write: (events: readonly WorkflowEvent<Type, State>[]) => Promise<WorkflowEvent<Type, State>>,
  ): Promise<void> {
    await this.settled();
    this.isWriting = true;
    try {
      const event = await write(this.projections.all);
      this.state = event.snapshot;
      this.projections.addWritten(event);
    } finally {
      this.isWriting = false;
    }
  }

  /**
   * Waits while an activity writes a guarded event: until then, its number and the state after it are undecided, so
   * nothing else may happen to the entity.
   */
  async settled(): Promise<void> {
    while (this.isWriting) await condition(() => !this.isWriting);
  }

  /** Continues as new when no work is pending; the only way for an idle workflow to run new code. */
  requestContinueAsNew(): void {
    this.isContinueAsNewRequested = true;
    this.projections.flush();
  }

  /** Runs until the entity is finished (`null`) or must continue as new (with the checkpoint for the next run). */
  async run(): Promise<EntityCheckpoint<State, WorkflowEvent<Type, State>, FollowUp> | null> {
    return Promise.race([this.runDeadlines(), this.projections.runProjectionLoop()]);
  }

  private async runCommand(
    execute: (updateId: string) => Promise<void> | void,
    caller: CallerProjection | undefined,
  ): Promise<CommandResponse<WorkflowEvent<Type, State>>> {
    if (caller === undefined) {
      const result = this.commands.recall() ?? (await this.runNewCommand(execute));
      await this.projections.waitUntilProjected(result.seq);
      return result;
    }
    this.projections.confirm(caller.projectedSeq);
    const result = this.commands.recall() ?? (await this.runForCaller(execute));
    const events = this.projections.all;
    return events.length === 0 ? result : { ...result, unprojected: { runId: workflowInfo().runId, events } };
  }

  private async runForCaller(execute: (updateId: string) => Promise<void> | void): Promise<CommandResult> {
    const updateId = currentUpdateInfo()?.id ?? '';
    this.projectedByCaller.add(updateId);
    try {
      return await this.runNewCommand(execute);
    } finally {
      this.projectedByCaller.delete(updateId);
    }
  }

  // Follow-ups, the end of the workflow and the next run wait for the projection, so it is not delayed for them.
  private isLeftToCaller(event: WorkflowEvent<Type, State>): boolean {
    return (
      this.projectedByCaller.has(event.updateId) &&
      this.kind.followUpsOf(event).length === 0 &&
      !this.kind.isFinished(event.snapshot) &&
      !this.mustContinueAsNew()
    );
  }

  private async runNewCommand(execute: (updateId: string) => Promise<void> | void): Promise<CommandResult> {
    const updateId = currentUpdateInfo()?.id ?? '';
    // Awaited only if an activity must complete first: otherwise the command sees the state that its validator saw.
    if (this.isWriting) await this.settled();
    const pending = execute(updateId);
    if (pending !== undefined) await pending;
    const result = { seq: this.state.seq, state: this.kind.nameOf(this.state) };
    this.commands.remember(updateId, result);
    return result;
  }

  private async runDeadlines(): Promise<EntityCheckpoint<State, WorkflowEvent<Type, State>, FollowUp> | null> {
    for (;;) {
      if (this.isWriting) await this.settled();
      this.handleDueDeadlines();
      if (this.isDone()) return null;
      if (this.isContinueAsNewDue()) {
        await condition(() => this.followUps.isEmpty, FOLLOW_UPS_FINISH_WITHIN);
        await condition(() => this.isIdle());
        return this.checkpoint();
      }
      await this.waitForNextDeadline();
    }
  }

  // After a worker outage, several deadlines may be due: each is handled once, in order.
  private handleDueDeadlines(): void {
    for (;;) {
      const due = this.kind.decideDeadline(this.state, Date.now());
      if (due === null) return;
      for (const transition of due.transitions) this.record(transition, due.cause);
    }
  }

  private async waitForNextDeadline(): Promise<void> {
    const deadline = this.deadline();
    const isOver = () => this.deadline() !== deadline || this.isDone() || this.isContinueAsNewDue();
    if (deadline === null) await condition(isOver);
    else await condition(isOver, Math.max(Date.parse(deadline) - Date.now(), 1));
  }

  private deadline(): string | null {
    if (this.state.seq > 0) return this.kind.nextDeadline(this.state);
    return this.isEmptyTooLong() ? null : new Date(this.startedAt + EMPTY_RUN_ENDS_AFTER_MS).toISOString();
  }

  private isEmptyTooLong(): boolean {
    return this.state.seq === 0 && Date.now() >= this.startedAt + EMPTY_RUN_ENDS_AFTER_MS;
  }

  private isDone(): boolean {
    return (this.isEmptyTooLong() || this.kind.isFinished(this.state)) && this.isIdle() && this.followUps.isEmpty;
  }

  // A long history is not urgent: it waits for the end of a series of commands, and for follow-ups, so that it delays
  // neither callers nor deadlines.
  private isContinueAsNewDue(): boolean {
    const isLong = workflowInfo().historyLength >= LONG_HISTORY && this.followUps.isEmpty;
    return (isLong || this.mustContinueAsNew()) && this.isIdle();
  }

  private mustContinueAsNew(): boolean {
    return this.isContinueAsNewRequested || workflowInfo().continueAsNewSuggested;
  }

  private isIdle(): boolean {
    return this.projections.isEmpty && allHandlersFinished();
  }

  private checkpoint(): EntityCheckpoint<State, WorkflowEvent<Type, State>, FollowUp> {
    const { state, projections, commands, followUps } = this;
    return {
      state,
      unprojected: projections.all,
      last: projections.lastProjected,
      remembered: commands.all,
      followUps: followUps.all,
    };
  }
}

import type { UpdateDefinition } from '@temporalio/common';
import {
  allHandlersFinished,
  ApplicationFailure,
  condition,
  currentUpdateInfo,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { Problem } from '#domain/problems';
import type { Transition } from '#domain/shared/decision';
import type { EntityMemory } from '#domain/shared/entity-memory';
import type { CommandResult, WorkflowEvent } from '#domain/shared/workflow-event';
import { FollowUps } from './follow-ups';
import { Outbox } from './outbox';
import { RememberedCommands } from './remembered-commands';

/** A run whose first Update was refused would stay open and empty. */
const EMPTY_RUN_ENDS_AFTER_MS = 60_000;
/** Follow-ups on their way get so long to finish before the next run takes them over. */
const FOLLOW_UPS_FINISH_WITHIN = '1 minute';

/** A deadline that has come: what happens, and the name that stands for the Update's id. */
export interface Due<Type extends string, State> {
  /** One after the other: what follows from the deadline comes after it. */
  readonly transitions: readonly Transition<Type, State>[];
  readonly cause: string;
}

/** What differs from entity to entity. */
export interface EntityKind<Type extends string, State extends { seq: number }, FollowUp> {
  /** Writes events to the lists; safe to repeat. */
  readonly project: (events: WorkflowEvent<Type, State>[]) => Promise<{ messageIds: string[] }>;
  readonly followUpsOf: (event: WorkflowEvent<Type, State>) => FollowUp[];
  /** Does a follow-up, and retries until it is done; safe to repeat. */
  readonly follow: (followUp: FollowUp) => Promise<void>;
  /** Absent where nothing is told by the workflow itself. */
  readonly deliver?: (messageIds: string[]) => FollowUp;
  /** When the state changes by itself, if nothing happens before. */
  readonly nextDeadline: (state: State) => string | null;
  readonly decideDeadline: (state: State, now: number) => Due<Type, State> | null;
  readonly nameOf: (state: State) => string;
  readonly isFinished: (state: State) => boolean;
}

/** How a command is met. */
export interface Acceptance<Command> {
  /** Why it is refused in the present state; reads and changes nothing. */
  readonly rule: (command: Command) => Problem | undefined;
  /** Records what it causes; a promise only when somebody else has to be asked first. */
  readonly act: (command: Command, updateId: string) => Promise<void> | void;
}

/**
 * One long-lived thing of the real world: it numbers its transitions, brings them to the lists in that order, answers
 * a command when its effect is visible there, and acts on its deadlines.
 */
export class Entity<Type extends string, State extends { seq: number }, FollowUp> {
  state: State;
  readonly outbox: Outbox<WorkflowEvent<Type, State>>;
  readonly followUps: FollowUps<FollowUp>;
  private readonly commands: RememberedCommands;
  private readonly bornAt = Date.now();
  private isRenewalAsked = false;

  constructor(
    private readonly kind: EntityKind<Type, State, FollowUp>,
    memory: EntityMemory<State, WorkflowEvent<Type, State>, FollowUp>,
  ) {
    this.state = memory.state;
    this.commands = new RememberedCommands(memory.remembered ?? []);
    this.followUps = new FollowUps((followUp) => kind.follow(followUp));
    this.outbox = new Outbox(
      {
        project: (events) => kind.project(events),
        afterwards: (events, messageIds) => {
          this.followUps.begin(events.flatMap((event) => kind.followUpsOf(event)));
          if (messageIds.length > 0 && kind.deliver) this.followUps.begin([kind.deliver(messageIds)]);
        },
      },
      { waiting: memory.outbox ?? [], last: memory.last ?? null, seq: memory.state.seq },
    );
    this.followUps.begin(memory.followUps ?? []);
  }

  /**
   * Binds a command: refused by its rule before anything is written, carried out once, answered when its effect is in
   * the lists. A repeated command passes the rule, so that it gets its first answer instead of "already done".
   */
  accept<Command>(definition: UpdateDefinition<CommandResult, [Command]>, { rule, act }: Acceptance<Command>): void {
    setHandler(definition, (command: Command) => this.carryOut((updateId) => act(command, updateId)), {
      validator: (command: Command) => {
        const problem = this.commands.recall() === undefined ? rule(command) : undefined;
        if (problem !== undefined) throw refusal(problem);
      },
    });
  }

  /** Takes the next number and queues the event for the lists. */
  record(transition: Transition<Type, State>, updateId: string): void {
    const event = { ...transition, updateId };
    this.state = event.snapshot;
    this.outbox.add(event);
  }

  /** As {@link record}, for an event that an activity has written already. */
  recordWritten(event: WorkflowEvent<Type, State>, messageIds: string[]): void {
    this.state = event.snapshot;
    this.outbox.addWritten(event, messageIds);
  }

  /** Goes on in a new run at the next quiet moment: a sleeping workflow meets new code only that way. */
  renew(): void {
    this.isRenewalAsked = true;
  }

  /** Lives until the thing is finished (`null`), or until a new run must take over what it is given. */
  async live(): Promise<EntityMemory<State, WorkflowEvent<Type, State>, FollowUp> | null> {
    return Promise.race([this.actOnTime(), this.outbox.projectForEver()]);
  }

  private async carryOut(act: (updateId: string) => Promise<void> | void): Promise<CommandResult> {
    const result = this.commands.recall() ?? (await this.first(act));
    await this.outbox.projected(result.seq);
    return result;
  }

  private async first(act: (updateId: string) => Promise<void> | void): Promise<CommandResult> {
    const updateId = currentUpdateInfo()?.id ?? '';
    // Awaited only when it has to ask first: a command that decides alone sees the state that its validator saw.
    const asking = act(updateId);
    if (asking !== undefined) await asking;
    const result = { seq: this.state.seq, state: this.kind.nameOf(this.state) };
    this.commands.remember(updateId, result);
    return result;
  }

  private async actOnTime(): Promise<EntityMemory<State, WorkflowEvent<Type, State>, FollowUp> | null> {
    for (;;) {
      this.actOnDeadlines();
      if (this.isDone()) return null;
      if (this.isRenewalDue()) {
        await condition(() => this.followUps.isEmpty, FOLLOW_UPS_FINISH_WITHIN);
        await condition(() => this.isQuiet());
        return this.memory();
      }
      await this.nextMoment();
    }
  }

  // A worker that was away finds several deadlines behind it: each acts once, in order.
  private actOnDeadlines(): void {
    for (;;) {
      const due = this.kind.decideDeadline(this.state, Date.now());
      if (due === null) return;
      for (const transition of due.transitions) this.record(transition, due.cause);
    }
  }

  private async nextMoment(): Promise<void> {
    const deadline = this.deadline();
    const isOver = () => this.deadline() !== deadline || this.isDone() || this.isRenewalDue();
    if (deadline === null) await condition(isOver);
    else await condition(isOver, Math.max(Date.parse(deadline) - Date.now(), 1));
  }

  private deadline(): string | null {
    if (this.state.seq > 0) return this.kind.nextDeadline(this.state);
    return this.isEmptyTooLong() ? null : new Date(this.bornAt + EMPTY_RUN_ENDS_AFTER_MS).toISOString();
  }

  private isEmptyTooLong(): boolean {
    return this.state.seq === 0 && Date.now() >= this.bornAt + EMPTY_RUN_ENDS_AFTER_MS;
  }

  private isDone(): boolean {
    return (this.isEmptyTooLong() || this.kind.isFinished(this.state)) && this.isQuiet() && this.followUps.isEmpty;
  }

  private isRenewalDue(): boolean {
    return (this.isRenewalAsked || workflowInfo().continueAsNewSuggested) && this.isQuiet();
  }

  private isQuiet(): boolean {
    return this.outbox.isEmpty && allHandlersFinished();
  }

  private memory(): EntityMemory<State, WorkflowEvent<Type, State>, FollowUp> {
    const { state, outbox, commands, followUps } = this;
    return {
      state,
      outbox: outbox.all,
      last: outbox.lastProjected,
      remembered: commands.all,
      followUps: followUps.all,
    };
  }
}

/** The failure that a caller's Update gets: the problem's code, which no retry can change. */
export const refusal = ({ code, params }: Problem): ApplicationFailure =>
  ApplicationFailure.create({ message: code, type: code, nonRetryable: true, details: [params ?? {}] });

import { ActivityFailure, ApplicationFailure, condition, log, sleep } from '@temporalio/workflow';
import { SECOND_MS } from '#domain/shared/durations';
import type { WorkflowEvent } from '#domain/shared/workflow-event';

/** A projection that fails permanently is logged as an error and retried hourly until an operator repairs the rows. */
const FAILED_PROJECTION_RETRY_INTERVAL = '1 hour';

/** The time limit of a caller that writes the projection itself; then the workflow writes it. */
const CALLER_PROJECTS_WITHIN_MS = 2 * SECOND_MS;

/** Due immediately. */
const NOW = 0;

/** Writes events to the read model, then starts their follow-ups. */
export interface Projector<Event> {
  /** Writes events to the read model in one transaction; idempotent. */
  readonly project: (events: Event[]) => Promise<void>;
  readonly onProjected: (events: Event[]) => void;
}

interface Waiting<Event> {
  readonly event: Event;
  readonly dueAt: number;
}

/**
 * Events that are not known to be projected: in the order of their numbers, one transaction at a time. An event whose
 * caller writes the projection waits for a later command to confirm it, and is written here when none does in time.
 */
export class ProjectionQueue<Event extends WorkflowEvent<string, unknown>> {
  private waiting: readonly Waiting<Event>[];
  private last: Event | null;
  private projectedSeq: number;

  constructor(
    private readonly projector: Projector<Event>,
    start: { waiting: readonly Event[]; last: Event | null; seq: number },
  ) {
    this.last = start.last;
    this.waiting = start.waiting.map((event) => ({ event, dueAt: NOW }));
    this.projectedSeq = start.waiting[0] === undefined ? start.seq : start.waiting[0].seq - 1;
  }

  get all(): readonly Event[] {
    return this.waiting.map(({ event }) => event);
  }

  get lastProjected(): Event | null {
    return this.last;
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  /** Queues an event that only the workflow projects. */
  add(event: Event): void {
    this.waiting = [...this.waiting, { event, dueAt: NOW }];
  }

  /** Queues an event that its caller projects; the workflow repeats it if that is not confirmed. */
  addForCaller(event: Event): void {
    this.waiting = [...this.waiting, { event, dueAt: Date.now() + CALLER_PROJECTS_WITHIN_MS }];
  }

  /** For an event that an activity has already written, together with every event before it. */
  addWritten(event: Event): void {
    this.finish([...this.all.filter(({ seq }) => seq < event.seq), event]);
  }

  /** Removes the events up to this number, which a caller found in the read model. */
  confirm(seq: number): void {
    this.finish(this.all.filter((event) => event.seq <= seq));
  }

  /** Makes every waiting event due now. */
  flush(): void {
    this.waiting = this.waiting.map(({ event }) => ({ event, dueAt: NOW }));
  }

  /** Projects the last event again, for a row that is missing or outdated. */
  repeatLast(): void {
    this.flush();
    if (this.isEmpty && this.last !== null) this.add(this.last);
  }

  /** Waits until an event is in the read model. It has no time limit of its own: the caller has a deadline. */
  async waitUntilProjected(seq: number): Promise<void> {
    this.flush();
    await condition(() => this.projectedSeq >= seq);
  }

  async runProjectionLoop(): Promise<never> {
    for (;;) {
      await condition(() => !this.isEmpty);
      await this.waitUntilDue();
      const events = [...this.all];
      if (events.length === 0) continue;
      await this.projectWithRetry(events);
      this.finish(events);
    }
  }

  // While events follow each other, the timer of the first is kept for the next. It is canceled when none is left: that
  // takes an event in the history, and a timer that fires for nothing takes a workflow task.
  private async waitUntilDue(): Promise<void> {
    for (;;) {
      const left = Math.min(...this.waiting.map(({ dueAt }) => dueAt)) - Date.now();
      if (this.isEmpty || left <= 0) return;
      await condition(() => this.isEmpty || this.waiting.some(({ dueAt }) => dueAt === NOW), left);
    }
  }

  private finish(events: readonly Event[]): void {
    const fresh = events.filter(({ seq }) => seq > this.projectedSeq);
    this.waiting = this.waiting.filter(({ event }) => !events.includes(event));
    for (const event of events) {
      if (event.seq < (this.last?.seq ?? 0)) continue;
      this.last = event;
      this.projectedSeq = Math.max(this.projectedSeq, event.seq);
    }
    this.projector.onProjected(fresh);
  }

  // A permanent failure means that rows and workflow disagree; failing the run would lose the workflow's state.
  private async projectWithRetry(events: Event[]): Promise<void> {
    for (;;) {
      try {
        await this.projector.project(events);
        return;
      } catch (error) {
        if (!(error instanceof ActivityFailure) || !(error.cause instanceof ApplicationFailure)) throw error;
        log.error('projection failed', { seq: events[0]?.seq, type: error.cause.type });
        await sleep(FAILED_PROJECTION_RETRY_INTERVAL);
      }
    }
  }
}

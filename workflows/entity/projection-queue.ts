import { ActivityFailure, ApplicationFailure, condition, log, sleep } from '@temporalio/workflow';
import type { WorkflowEvent } from '#domain/shared/workflow-event';

/** A projection that fails permanently is logged as an error and retried hourly until an operator repairs the rows. */
const FAILED_PROJECTION_RETRY_INTERVAL = '1 hour';

/** Writes events to the read model, then starts their follow-ups. */
export interface Projector<Event> {
  /** Writes events to the read model in one transaction; idempotent. */
  readonly project: (events: Event[]) => Promise<void>;
  readonly onProjected: (events: Event[]) => void;
}

/** Events that wait for their projection: in the order of their numbers, one transaction at a time. */
export class ProjectionQueue<Event extends WorkflowEvent<string, unknown>> {
  private readonly waiting: Event[];
  private last: Event | null;
  private projectedSeq: number;

  constructor(
    private readonly projector: Projector<Event>,
    start: { waiting: readonly Event[]; last: Event | null; seq: number },
  ) {
    this.last = start.last;
    this.waiting = [...start.waiting];
    this.projectedSeq = this.waiting[0] === undefined ? start.seq : this.waiting[0].seq - 1;
  }

  get all(): readonly Event[] {
    return this.waiting;
  }

  get lastProjected(): Event | null {
    return this.last;
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  add(event: Event): void {
    this.waiting.push(event);
  }

  /** For an event that an activity has already written. */
  addWritten(event: Event): void {
    this.finish([event]);
  }

  /** Projects the last event again, for a row that is missing or outdated. */
  repeatLast(): void {
    if (this.isEmpty && this.last !== null) this.waiting.push(this.last);
  }

  /** Waits until an event is in the read model. It has no time limit of its own: the caller has a deadline. */
  async waitUntilProjected(seq: number): Promise<void> {
    await condition(() => this.projectedSeq >= seq);
  }

  async runProjectionLoop(): Promise<never> {
    for (;;) {
      await condition(() => !this.isEmpty);
      const events = [...this.waiting];
      await this.projectWithRetry(events);
      this.waiting.splice(0, events.length);
      this.finish(events);
    }
  }

  private finish(events: Event[]): void {
    const fresh = events.filter(({ seq }) => seq > this.projectedSeq);
    this.last = events.at(-1) ?? this.last;
    this.projectedSeq = Math.max(this.projectedSeq, this.last?.seq ?? 0);
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

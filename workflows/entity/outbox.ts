import { ActivityFailure, ApplicationFailure, condition, log, sleep } from '@temporalio/workflow';
import type { WorkflowEvent } from '#domain/shared/workflow-event';

/** A projection that was refused for good is an alert; somebody repairs the rows, and then it passes. */
const RETRY_REFUSED_PROJECTION_AFTER = '1 hour';

/** How events come to the lists, and what is told afterwards. */
export interface Projector<Event> {
  /** Writes events to the lists in one transaction; safe to repeat. */
  readonly project: (events: Event[]) => Promise<{ messageIds: string[] }>;
  readonly afterwards: (events: Event[], messageIds: string[]) => void;
}

/** Events on their way to the lists: in the order of their numbers, one transaction after the other. */
export class Outbox<Event extends WorkflowEvent<string, unknown>> {
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

  /** For an event that an activity has written already. */
  addWritten(event: Event, messageIds: string[]): void {
    this.settle([event], messageIds);
  }

  /** Writes the last event once more: the row was lost or fell behind. */
  repeatLast(): void {
    if (this.isEmpty && this.last !== null) this.waiting.push(this.last);
  }

  /** Waits until a transition is in the lists. No limit of its own: whoever asked has a deadline. */
  async projected(seq: number): Promise<void> {
    await condition(() => this.projectedSeq >= seq);
  }

  async projectForEver(): Promise<never> {
    for (;;) {
      await condition(() => !this.isEmpty);
      const events = [...this.waiting];
      const { messageIds } = await this.projectPatiently(events);
      this.waiting.splice(0, events.length);
      this.settle(events, messageIds);
    }
  }

  private settle(events: Event[], messageIds: string[]): void {
    const fresh = events.filter(({ seq }) => seq > this.projectedSeq);
    this.last = events.at(-1) ?? this.last;
    this.projectedSeq = Math.max(this.projectedSeq, this.last?.seq ?? 0);
    this.projector.afterwards(fresh, messageIds);
  }

  // Refused for good means that rows and workflow disagree; failing the run would lose the workflow's word for it.
  private async projectPatiently(events: Event[]): Promise<{ messageIds: string[] }> {
    for (;;) {
      try {
        return await this.projector.project(events);
      } catch (error) {
        if (!(error instanceof ActivityFailure) || !(error.cause instanceof ApplicationFailure)) throw error;
        log.error('a projection was refused', { seq: events[0]?.seq, type: error.cause.type });
        await sleep(RETRY_REFUSED_PROJECTION_AFTER);
      }
    }
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import { SECOND_MS } from '#domain/shared/durations';
import { isLater } from './later';

export const MAX_IN_FLIGHT = 16;
const FIRST_IN_FLIGHT = 4;
const FIRST_PAUSE_MS = SECOND_MS / 4;
const MAX_PAUSE_MS = 15 * SECOND_MS;
const BETWEEN_REPORTS_MS = 10 * SECOND_MS;

export interface PaceOptions {
  /** Receives a line when servers are busy, at most one in ten seconds. */
  readonly report: (line: string) => void;
  /** The pause before a call is repeated; tests replace it. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

/**
 * Sends calls as fast as the servers answer. A call that is refused for now, see {@link isLater}, is repeated after a pause
 * that doubles and varies, for as long as it takes; the number of calls in flight is halved, and grows again by one when all
 * of them have succeeded. Calls must be repeatable.
 */
export class Pace {
  #limit = FIRST_IN_FLIGHT;
  #inFlight = 0;
  /** The number of the last call; a call begun before the limit was last halved does not halve it again. */
  #begun = 0;
  #halvedAt = 0;
  #reportedAt = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(private readonly options: PaceOptions) {}

  /** The number of calls that may be in flight. */
  get limit(): number {
    return Math.floor(this.#limit);
  }

  /** Makes the call until it succeeds or fails for good; then throws its error. */
  async run<T>(call: () => Promise<T>): Promise<T> {
    const { pause = delay } = this.options;
    const nextPauseMs = growingPauses();
    for (;;) {
      await this.#turn();
      this.#begun += 1;
      const number = this.#begun;
      try {
        const result = await call();
        this.#limit = Math.min(MAX_IN_FLIGHT, this.#limit + 1 / this.#limit);
        return result;
      } catch (error) {
        if (!isLater(error)) throw error;
        this.#slowDown(number, error);
      } finally {
        this.#inFlight -= 1;
        this.#wake();
      }
      await pause(nextPauseMs());
    }
  }

  // Several calls in flight meet the same trouble, which halves the limit once.
  #slowDown(number: number, error: unknown): void {
    if (number > this.#halvedAt) {
      this.#limit = Math.max(1, this.#limit / 2);
      this.#halvedAt = this.#begun;
    }
    if (Date.now() < this.#reportedAt + BETWEEN_REPORTS_MS) return;
    this.#reportedAt = Date.now();
    const reason = error instanceof Error ? error.message : String(error);
    this.options.report(`  Waiting for busy servers, ${String(this.limit)} calls at a time: ${reason}`);
  }

  async #turn(): Promise<void> {
    if (this.#inFlight >= this.limit) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#inFlight += 1;
  }

  // A call that waited takes the place of the one that ended.
  #wake(): void {
    while (this.#inFlight < this.limit) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      this.#inFlight += 1;
      next();
    }
  }
}

/** Each pause is twice the one before, up to a limit. It varies by half, so that calls refused together do not come back together. */
function growingPauses(): () => number {
  let ms = FIRST_PAUSE_MS / 2;
  return () => {
    ms = Math.min(MAX_PAUSE_MS, ms * 2);
    return ms * (0.5 + Math.random() / 2);
  };
}

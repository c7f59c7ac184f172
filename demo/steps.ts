import type { Db, Transaction } from '#db/core/handle';
import { SECOND_MS } from '#domain/shared/durations';
import type { Pace } from './pace';

export interface StepsOptions {
  readonly db: Db;
  /** The seed of the world. */
  readonly seed: number;
  readonly pace: Pace;
  /** Receives a line for each step. */
  readonly report: (line: string) => void;
}

type Work<Of> = (of: Of) => Promise<unknown>;

/** The steps of seeding a world. A step that is done is never done again, whatever interrupts the seeding. */
export class Steps {
  private constructor(
    private readonly options: StepsOptions,
    private readonly done: Set<string>,
  ) {}

  static async open(options: StepsOptions): Promise<Steps> {
    const { db, seed, pace } = options;
    const rows = await pace.run(() => db('demo_steps').where({ seed }).select('step'));
    return new Steps(options, new Set(rows.map(({ step }) => step)));
  }

  isDone(step: string): boolean {
    return this.done.has(step);
  }

  /** Does a step in one transaction with the row that says that it is done. Its name is the title. */
  async once(title: string, work: Work<Transaction>): Promise<void> {
    await this.#timed(title, () => this.part(title, work));
  }

  /** Like {@link once}, for a step among many of a kind: without a line. */
  async part(step: string, work: Work<Transaction>): Promise<unknown> {
    if (this.isDone(step)) return undefined;
    const { db, pace } = this.options;
    const result = await pace.run(() =>
      db.transaction(async (trx) => ((await this.#mark(trx, step)) ? work(trx) : undefined)),
    );
    this.done.add(step);
    return result;
  }

  /** Does a step that has the same result when it is repeated after an interruption. */
  async repeatable(title: string, work: () => Promise<unknown>): Promise<void> {
    await this.#timed(title, async () => {
      const result = await work();
      const { db, pace } = this.options;
      await pace.run(() => this.#mark(db, title));
      this.done.add(title);
      return result;
    });
  }

  /** Another seeding of the same world, such as one that was not stopped in time, waits here, and finds the step done. */
  async #mark(db: Db, step: string): Promise<boolean> {
    const { seed } = this.options;
    const rows = await db('demo_steps').insert({ seed, step }).onConflict(['seed', 'step']).ignore().returning('step');
    return rows.length > 0;
  }

  async #timed(title: string, work: () => Promise<unknown>): Promise<void> {
    if (this.isDone(title)) return;
    const startedAt = Date.now();
    const result = await work();
    const count = typeof result === 'number' ? `${String(result)} · ` : '';
    this.options.report(`  ${title.padEnd(42)} ${count}${((Date.now() - startedAt) / SECOND_MS).toFixed(1)} s`);
  }
}

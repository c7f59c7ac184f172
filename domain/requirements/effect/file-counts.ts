import type { Answer, Status } from '../model/answer';
import { type Store, stores } from '../model/requirement';

/** Statuses of lines that somebody has to act on. */
export const countedStatuses = ['missing', 'expired', 'unknown', 'due', 'late'] as const satisfies readonly Status[];

/** The open lines of a file in one store. */
export interface StoreCounts extends Readonly<Record<(typeof countedStatuses)[number], number>> {
  readonly store: Store;
  /** Lines without which driving is unlawful. */
  readonly bars: number;
  /** The first due date that has not passed (yyyy-mm-dd); null if there is none. */
  readonly nextDueOn: string | null;
}

/** Counts the open lines of a file on a day by store, so that each reader is shown the stores that they may read. */
export const countByStore = (answers: readonly Answer[], on: string): StoreCounts[] =>
  stores.map((store) => {
    const own = answers.filter((answer) => answer.store === store);
    const count = (status: Status): number => own.filter((answer) => answer.status === status).length;
    const ahead = own.flatMap(({ dueOn }) => (dueOn !== null && dueOn >= on ? [dueOn] : []));
    return {
      store,
      missing: count('missing'),
      expired: count('expired'),
      unknown: count('unknown'),
      due: count('due'),
      late: count('late'),
      bars: own.filter(({ bars }) => bars).length,
      nextDueOn: ahead.toSorted()[0] ?? null,
    };
  });

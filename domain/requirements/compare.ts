import { daysAfter } from '../shared/periods';
import { answerFile } from './engine/answer-file';
import type { Answer } from './model/answer';
import type { DriverFile } from './model/driver-file';
import type { Requirement } from './model/requirement';
import { isWithdrawn } from './versions';

/** The versions of one requirement, as they are and as they would be. */
export interface Compared {
  readonly before: readonly Requirement[];
  readonly after: readonly Requirement[];
}

/** A stored version, by its id. */
export interface Identified {
  readonly id: string;
  readonly correctsId: string | null;
  readonly requirement: Requirement;
}

/** The versions with a new one, which ends the one that it replaces, and its corrections, on the day before. */
export function withVersion(
  versions: readonly Identified[],
  draft: Requirement,
  replaces: string | null,
): readonly Requirement[] {
  const lastDay = daysAfter(draft.from, -1);
  const ended = versions.map(({ id, correctsId, requirement }) => {
    const isReplaced = id === replaces || (correctsId !== null && correctsId === replaces);
    const isLonger = requirement.to === null || requirement.to > lastDay;
    return isReplaced && isLonger ? { ...requirement, to: lastDay } : requirement;
  });
  return [...ended, draft].filter((version) => !isWithdrawn(version));
}

/** One line of a file that changes; null where the file has no such line. */
export interface LineChange {
  readonly about: string | null;
  readonly before: Answer | null;
  readonly after: Answer | null;
}

/** The effect on one file. */
export interface FileChange {
  /** Whether the requirement would apply to the file. */
  readonly isConcerned: boolean;
  readonly isNewlyBarred: boolean;
  readonly changes: readonly LineChange[];
}

/** Compares the answers of a file on a day under both versions of the law. */
export function compareFile(
  file: DriverFile,
  { before, after }: Compared,
  { employment, on }: { readonly employment: string | null; readonly on: string },
): FileChange {
  const question = { employment, on, knownAt: null };
  const [was, is] = [answerFile(file, before, question), answerFile(file, after, question)];
  const lines = [...new Set([...was, ...is].map(({ subject }) => subject))].map((about) => ({
    about,
    before: was.find(({ subject }) => subject === about) ?? null,
    after: is.find(({ subject }) => subject === about) ?? null,
  }));
  return {
    isConcerned: is.some(({ status }) => status !== 'notApplicable'),
    isNewlyBarred: is.some(({ bars }) => bars) && !was.some(({ bars }) => bars),
    changes: lines.filter((line) => !isSame(line)),
  };
}

/** A line that is not there and one that does not apply are the same to its reader. */
function isSame({ before, after }: LineChange): boolean {
  const isNothing = (answer: Answer | null): boolean => answer === null || answer.status === 'notApplicable';
  if (isNothing(before) && isNothing(after)) return true;
  return before?.status === after?.status && before?.dueOn === after?.dueOn && before?.bars === after?.bars;
}

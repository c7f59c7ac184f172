import { answerFile } from '#domain/requirements/engine/answer-file';
import { localDay } from '#domain/requirements/engine/local-day';
import type { Answer } from '#domain/requirements/model/answer';
import type { DriverFile } from '#domain/requirements/model/driver-file';
import type { Employment } from '#domain/requirements/model/employment';
import type { Requirement } from '#domain/requirements/model/requirement';
import type { Db } from '../core/handle';
import { type FileSubject, readDriverFiles } from './driver-files';
import { listRequirementRecords } from './requirement-records';

/** The day of a question. */
export interface AnswerDay {
  /** A calendar day, or an instant, which counts as its day where the driver lives; null for now. */
  readonly on: string | null;
  /** Corrections of the law after this instant do not count; null for all of them. */
  readonly knownAt: string | null;
  /** All requirements, if the caller has read them: for files that are answered in batches. */
  readonly requirements?: readonly Requirement[];
}

/** A driver's file with its answers on a day. */
export interface AnsweredFile {
  readonly file: DriverFile;
  /** Null for the driver alone. */
  readonly employment: Employment | null;
  /** The calendar day where the driver lives. */
  readonly on: string;
  /** Most urgent first. */
  readonly answers: readonly Answer[];
}

/**
 * Answers all requirements of many files, in the order of the subjects, with as many statements as for one. Undefined for
 * an unknown driver, or for an employment that is not the driver's.
 */
export async function readAnswers(
  db: Db,
  subjects: readonly FileSubject[],
  { on: day, knownAt, requirements: known }: AnswerDay,
): Promise<(AnsweredFile | undefined)[]> {
  const [files, requirements] = await Promise.all([readDriverFiles(db, subjects), known ?? listRequirementRecords(db)]);
  const now = day ?? new Date().toISOString();
  return subjects.map(({ employmentId }, index) => {
    const file = files[index];
    const employment = file?.employments.find(({ id }) => id === employmentId) ?? null;
    if (file === undefined || (employmentId !== null && employment === null)) return undefined;
    const on = localDay(file, now);
    return { file, employment, on, answers: answerFile(file, requirements, { employment: employmentId, on, knownAt }) };
  });
}

import { dispatchBarringLines } from '#domain/requirements/effect/barring-lines';
import { countByStore } from '#domain/requirements/effect/file-counts';
import { fileForJob, ordinaryJob } from '#domain/requirements/effect/ordinary-job';
import { answerFile } from '#domain/requirements/engine/answer-file';
import { localDay } from '#domain/requirements/engine/local-day';
import type { Answer } from '#domain/requirements/model/answer';
import type { DriverFile } from '#domain/requirements/model/driver-file';
import type { Requirement } from '#domain/requirements/model/requirement';
import { endOfDate } from '#domain/shared/zoned-time';
import { LATEST_ZONE } from '#domain/shared/zones';
import type { Transaction } from '../core/handle';
import { readDriverFiles } from './driver-files';
import type { FileCounts } from './file-count-rows';
import { type FileLineRow, fileLineRow } from './file-line-rows';
import { type CheckedEmployment, listCheckedEmployments, withPlannedHire } from './file-subjects';
import { listRequirementRecords } from './requirement-records';

/** The result of checking one driver's file. */
export interface CheckedFile {
  readonly driverId: string;
  /** When the next day begins where the driver lives. */
  readonly nextAt: string;
  readonly lines: readonly FileLineRow[];
  readonly counts: readonly FileCounts[];
  /** Employments whose first day has come. */
  readonly employed: readonly string[];
}

/** Answers the files of drivers, alone and in each employment, on the present day where each lives. */
export async function checkFiles(trx: Transaction, driverIds: readonly string[], now: Date): Promise<CheckedFile[]> {
  const employments = await listCheckedEmployments(trx, driverIds);
  const alone = driverIds.map((driverId) => ({ driverId, employmentId: null }));
  const files = await readDriverFiles(trx, [...alone, ...employments]);
  const records = await listRequirementRecords(trx);
  const dayEnds = new DayEnds();
  return alone.flatMap(({ driverId }, index) => {
    const file = files[index];
    if (file === undefined) return [];
    const on = localDay(file, now.toISOString());
    const own = employments.flatMap((employment, position) => {
      const ofJob = files[alone.length + position];
      return employment.driverId === driverId && ofJob !== undefined
        ? [{ employment, answers: answersOf(employment, { file: ofJob, records, on }) }]
        : [];
    });
    const open = own.filter(({ employment }) => !employment.isOver);
    return {
      driverId,
      nextAt: dayEnds.of(on, file.facts.timeZone ?? LATEST_ZONE),
      employed: open.flatMap(({ employment: { employmentId, hiredOn } }) =>
        hiredOn !== null && hiredOn <= on ? [employmentId] : [],
      ),
      lines: [
        ...ownLines({ driverId, file, records, on }),
        ...open.flatMap(({ employment, answers }) =>
          answers.filter(hasEffect).map((line) => fileLineRow(employment, line)),
        ),
      ],
      counts: own.map(({ employment: { employmentId }, answers }) => ({
        driverId,
        employmentId,
        counts: countByStore(answers, on),
      })),
    };
  });
}

interface Question {
  readonly file: DriverFile;
  readonly records: readonly Requirement[];
  readonly on: string;
}

const ownLines = ({ driverId, file, records, on }: Question & { readonly driverId: string }): FileLineRow[] =>
  dispatchBarringLines(answerFile(fileForJob(file, ordinaryJob), records, { employment: null, on, knownAt: null })).map(
    (line) => fileLineRow({ driverId, employmentId: null, organizationId: null }, line),
  );

const answersOf = (employment: CheckedEmployment, { file, records, on }: Question): Answer[] =>
  answerFile(withPlannedHire(file, employment), records, { employment: employment.employmentId, on, knownAt: null });

/** Lines that bar driving or are next due; the others have no effect. */
const hasEffect = ({ bars, dueOn }: Answer): boolean => bars || dueOn !== null;

/** The ends of days, of which most drivers share a few. */
class DayEnds {
  readonly #known = new Map<string, string>();

  of(on: string, zone: string): string {
    const key = `${on} ${zone}`;
    const end = this.#known.get(key) ?? endOfDate(on, zone);
    this.#known.set(key, end);
    return end;
  }
}

import { dispatchBarringLines } from '#domain/requirements/effect/barring-lines';
import { fileForJob, ordinaryJob } from '#domain/requirements/effect/ordinary-job';
import { answerFile } from '#domain/requirements/engine/answer-file';
import { localDay } from '#domain/requirements/engine/local-day';
import type { DriverFile } from '#domain/requirements/model/driver-file';
import type { Requirement } from '#domain/requirements/model/requirement';
import { endOfDate } from '#domain/shared/zoned-time';
import { announceChange } from '../core/changes';
import type { Db, Transaction } from '../core/handle';
import { enqueueOutbox } from '../core/outbox';
import { type NoticeContext, queueBarredNotices } from './barred-notices';
import { readDriverFiles } from './driver-files';
import { lockFileChecks, recordFileChecks } from './file-checks';
import { type FileLineRow, fileLineRow, followDispatch, replaceFileLines } from './file-line-rows';
import { listOpenEmployments, type OpenEmployment, withPlannedHire } from './file-subjects';
import { listRequirementRecords } from './requirement-records';

/** The database, the key that seals emails, and the base URL of their links. */
export interface FileLineDeps extends NoticeContext {
  readonly db: Db;
}

/**
 * Checks the files of drivers and stores the lines that have an effect: the driver's own that turn ready for dispatch off, and those of
 * each current or coming employment that bar driving or are next due. A fixed number of statements, however many drivers.
 */
export async function refreshFileLines(
  { db, ...notices }: FileLineDeps,
  driverIds: readonly string[],
  now: Date,
): Promise<void> {
  if (driverIds.length === 0) return;
  await db.transaction(async (trx) => {
    await lockFileChecks(trx, driverIds, now);
    const checked = await checkFiles(trx, driverIds, now);
    const lines = checked.flatMap((file) => file.lines);
    const begun = await replaceFileLines(trx, { driverIds, lines, now });
    await recordFileChecks(trx, checked, now);
    const working = new Set(checked.flatMap(({ employed }) => employed));
    await queueBarredNotices(
      trx,
      notices,
      lines.filter(({ id, employmentId }) => begun.has(id) && employmentId !== null && working.has(employmentId)),
    );
    await announceDispatch(trx, await followDispatch(trx, driverIds));
  });
}

/** The result of checking one driver's file. */
interface CheckedFile {
  readonly driverId: string;
  /** When the next day begins where the driver lives. */
  readonly nextAt: string;
  readonly lines: readonly FileLineRow[];
  /** Employments whose first day has come. */
  readonly employed: readonly string[];
}

async function checkFiles(trx: Transaction, driverIds: readonly string[], now: Date): Promise<CheckedFile[]> {
  const employments = await listOpenEmployments(trx, driverIds);
  const alone = driverIds.map((driverId) => ({ driverId, employmentId: null }));
  const files = await readDriverFiles(trx, [...alone, ...employments]);
  const records = await listRequirementRecords(trx);
  const dayEnds = new DayEnds();
  return alone.flatMap(({ driverId }, index) => {
    const file = files[index];
    if (file === undefined) return [];
    const on = localDay(file, now.toISOString());
    const own = employments.flatMap((employment, position) => {
      const ofEmployment = files[alone.length + position];
      return employment.driverId === driverId && ofEmployment !== undefined ? [{ employment, file: ofEmployment }] : [];
    });
    return {
      driverId,
      nextAt: dayEnds.of(on, file.facts.timeZone ?? 'UTC'),
      employed: own.flatMap(({ employment: { employmentId, hiredOn } }) =>
        hiredOn !== null && hiredOn <= on ? [employmentId] : [],
      ),
      lines: [
        ...ownLines({ driverId, file, records, on }),
        ...own.flatMap(({ employment, file: ofJob }) => linesOf(employment, { file: ofJob, records, on })),
      ],
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

/** The lines that bar driving or are next due; the others have no effect. */
const linesOf = (employment: OpenEmployment, { file, records, on }: Question): FileLineRow[] =>
  answerFile(withPlannedHire(file, employment), records, {
    employment: employment.employmentId,
    on,
    knownAt: null,
  })
    .filter(({ bars, dueOn }) => bars || dueOn !== null)
    .map((line) => fileLineRow(employment, line));

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

/** Notifies the driver's candidacies, whose starts are held or released, and open pages. */
async function announceDispatch(trx: Transaction, changed: readonly string[]): Promise<void> {
  await enqueueOutbox(
    trx,
    changed.map((driverId) => ({ topic: 'driverProofsChanged', payload: { driverId } })),
  );
  for (const driverId of changed) {
    await announceChange(trx, { topic: 'driver', id: driverId, organizationId: null, driverId, orderId: null });
  }
}

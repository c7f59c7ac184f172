import { hireBarringLines } from '#domain/requirements/effect/barring-lines';
import { answerFile } from '#domain/requirements/engine/answer-file';
import { localDay } from '#domain/requirements/engine/local-day';
import type { Answer } from '#domain/requirements/model/answer';
import type { Db } from '../core/handle';
import { readFileForOrder } from './driver-files';
import { listRequirementRecords } from './requirement-records';

/** A driver, and an order that the driver may be hired for. */
export interface OrderJob {
  readonly driverId: string;
  readonly orderId: string;
  /** The carrier of the order. */
  readonly organizationId: string;
}

/** The driver's own lines that refuse a hire for the order now. */
export async function readHireBarringLines(db: Db, job: OrderJob, now: Date): Promise<Answer[]> {
  const file = await readFileForOrder(db, job);
  if (file === undefined) return [];
  const on = localDay(file, now.toISOString());
  const records = await listRequirementRecords(db);
  return hireBarringLines(
    answerFile(file, records, { employment: null, on, knownAt: null, carrier: job.organizationId }),
  );
}

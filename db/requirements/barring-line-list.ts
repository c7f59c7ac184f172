import type { Answer } from '#domain/requirements/model/answer';
import type { Requirement } from '#domain/requirements/model/requirement';
import type { Db } from '../core/handle';

/** A stored barring line. */
export interface StoredBarringLine
  extends Pick<Requirement, 'code' | 'title' | 'store' | 'acts'>, Pick<Answer, 'status'> {}

/** Lists the driver's own lines that turn ready for dispatch off. */
export async function listDispatchBarringLines(db: Db, driverId: string): Promise<StoredBarringLine[]> {
  return db('file_lines')
    .where({ driver_id: driverId })
    .whereNull('employment_id')
    .orderBy('code')
    .select({ code: 'code', title: 'title', store: 'store', acts: 'acts', status: 'status' });
}

import type { Db } from '../core/handle';

/** A stored barring line. */
export interface StoredBarringLine {
  readonly code: string;
  readonly title: string;
  readonly status: string;
}

/** Lists the driver's own lines that turn ready for dispatch off. */
export async function listDispatchBarringLines(db: Db, driverId: string): Promise<StoredBarringLine[]> {
  return db('file_lines')
    .where({ driver_id: driverId })
    .whereNull('employment_id')
    .orderBy('code')
    .select({ code: 'code', title: 'title', status: 'status' });
}

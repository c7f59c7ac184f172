import type { Db } from '#db/core/handle';
import type { Findings } from './verdict';

/** An export with what belongs to it. */
export interface ExportRow {
  readonly driverId: string;
  readonly state: string;
  readonly messages: number;
  readonly messageIds: number;
  readonly files: number;
  readonly sentEvents: number;
  readonly logged: number;
}

/** Compares the exports with their messages, files and access log. */
export async function findExportFaults(
  db: Db,
  driverIds: readonly string[],
): Promise<Pick<Findings, 'lost' | 'duplicated' | 'disagreeing'>> {
  const { rows } = await db.raw<{ rows: ExportRow[] }>(
    `select file_exports.driver_id as "driverId", file_exports.state,
       (select count(*)::int from messages where messages.template = 'file-export' and messages.id = file_exports.id) as messages,
       (select count(distinct message_id)::int from messages where messages.id = file_exports.id) as "messageIds",
       (select count(*)::int from driver_files where driver_files.driver_id = file_exports.driver_id
          and purpose = 'export') as files,
       (select count(*)::int from file_export_events where export_id = file_exports.id and state = 'sent') as "sentEvents",
       (select count(*)::int from access_log where subject_driver_id = file_exports.driver_id and action = 'export'
          and about = 'driver-file') as logged
     from file_exports where driver_id = any (cast(:driverIds as uuid[]))`,
    { driverIds: [...driverIds] },
  );
  return judgeExports(driverIds, rows);
}

/** The faults of exports that should each have been sent once. */
export function judgeExports(
  driverIds: readonly string[],
  rows: readonly ExportRow[],
): Pick<Findings, 'lost' | 'duplicated' | 'disagreeing'> {
  const found = driverIds.map((driverId) => ({ driverId, exports: rows.filter((row) => row.driverId === driverId) }));
  return {
    lost: found.filter(({ exports }) => exports.length === 0).map(({ driverId }) => `${driverId}: no export`),
    duplicated: found
      .filter(({ exports }) => exports.length > 1 || exports.some(isRepeated))
      .map(({ driverId }) => `${driverId}: more than one export, message, file or entry in the access log`),
    disagreeing: rows.flatMap(({ driverId, state, messages, messageIds, sentEvents }) =>
      state === 'sent' && messages === 1 && messageIds === 1 && sentEvents === 1
        ? []
        : [`${driverId}: ${state} with ${String(messages)} messages and ${String(messageIds)} Message-IDs`],
    ),
  };
}

const isRepeated = ({ messages, files, logged }: ExportRow): boolean => messages > 1 || files > 1 || logged > 1;

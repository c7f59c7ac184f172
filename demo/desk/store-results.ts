import type { FileDeps } from '#db/driver-files/driver-file-store';
import { attachResultFile } from '#db/driver-files/result-file-store';
import { storeFile } from '../applications/store';
import type { World } from '../world';
import { resultFilesOf } from './results';

/** Renders and encrypts providers' reports and attaches them to their results. Returns the number of files. */
export async function storeResults(deps: FileDeps, { drivers, ops }: Pick<World, 'drivers' | 'ops'>): Promise<number> {
  const reports = drivers.flatMap(({ id, user, state, results }) =>
    resultFilesOf(`${user.first_name} ${user.last_name}`, results).map((report) => ({
      ...report,
      driverId: id,
      uploadedBy: state.ownerId ?? ops.id,
    })),
  );
  for (const { driverId, uploadedBy, kind, file } of reports) {
    await storeFile(deps, { driverId, file, uploadedBy });
    await attachResultFile(deps.db, { fileId: file.id, driverId, result: kind });
  }
  return reports.length;
}

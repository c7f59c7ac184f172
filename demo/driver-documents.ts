import { type FileDeps, recordScanResult, storeDriverFile } from '#db/driver-files/driver-file-store';
import { recordEvidence } from '#db/evidence/evidence-store';
import { DAY_MS } from '#domain/shared/durations';
import { derivedId } from '#platform/ids';
import { drawSpecimen } from './applications/specimens';
import type { World } from './world';

/** The titles of the documents, with the days since they were added. */
const plan = [
  { title: 'Forklift certificate', daysAgo: 3 },
  { title: 'Tanker loading training', daysAgo: 1 },
] as const;

/** Additional documents of the last certified drivers, which wait for a review by operations. */
export async function storeDriverDocuments(
  deps: FileDeps,
  { drivers, size }: Pick<World, 'drivers' | 'size'>,
): Promise<number> {
  const certified = drivers.filter(({ state }) => state.stage === 'Certified').slice(-plan.length);
  for (const [index, { id: driverId, user }] of certified.entries()) {
    const { title, daysAgo } = plan[index] ?? plan[0];
    const createdAt = new Date(size.now - daysAgo * DAY_MS);
    const facts = { title: title.toUpperCase(), name: `${user.first_name} ${user.last_name}`, lines: [] };
    const drawn = await drawSpecimen(
      { ...facts, purpose: 'evidence', isPdf: false, isUnreadable: false, look: index },
      createdAt,
    );
    const fileId = derivedId('seed', 'driver-document-file', driverId);
    const file = { id: fileId, driverId, purpose: 'evidence', ...drawn, uploadedBy: driverId, createdAt } as const;
    await storeDriverFile(deps, file);
    await recordScanResult(deps, file, true);
    await deps.db.transaction((trx) =>
      recordEvidence(trx, {
        id: derivedId('seed', 'driver-document', driverId),
        driver_id: driverId,
        kind: 'additionalDocument',
        form: 'document',
        obtained_by: 'driver',
        received_on: createdAt.toISOString().slice(0, 10),
        file_id: fileId,
        title,
        recorded_by: driverId,
        recorded_at: createdAt.toISOString(),
      }),
    );
  }
  return certified.length;
}

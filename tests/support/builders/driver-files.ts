import type { Db } from '#db/core/handle';
import { type NewDriverFile, recordScanResult, storeDriverFile } from '#db/driver-files/driver-file-store';
import { newId } from '#platform/ids';
import { aPdf } from '../pictures';
import { testFiles, testVault } from '../vault';

/** Stores a file of the driver, clean by default; returns its id. */
export async function aDriverFile(
  db: Db,
  driverId: string,
  { scan = 'clean', ...overrides }: Partial<NewDriverFile> & { scan?: 'waiting' | 'clean' | 'infected' } = {},
): Promise<string> {
  const deps = { db, vault: testVault, files: testFiles };
  const file: NewDriverFile = {
    id: newId(),
    driverId,
    purpose: 'mvr',
    mediaType: 'application/pdf',
    content: aPdf(),
    uploadedBy: driverId,
    createdAt: new Date(),
    ...overrides,
  };
  await storeDriverFile(deps, file);
  if (scan !== 'waiting') await recordScanResult(deps, file, scan === 'clean');
  return file.id;
}

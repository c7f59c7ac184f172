import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createFolderStore } from '#platform/file-store';
import { createVault } from '#platform/vault';

/** The key of every test: recorded histories are read with it again. */
export const testKey = Buffer.alloc(32, 7);
export const testVault = createVault([testKey]);

/** Where the files of this test process lie. */
export const testFilesFolder = mkdtempSync(join(tmpdir(), 'gladhand-files-'));
export const testFiles = createFolderStore(testFilesFolder);

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from '#platform/file-store';
import { createVault } from '#platform/vault';

/** The key of every test, since recorded histories are decrypted with it, too. */
export const testKey = Buffer.alloc(32, 7);
export const testVault = createVault([testKey]);

/** The folder of this test process's files. */
export const testFilesFolder = mkdtempSync(join(tmpdir(), 'gladhand-files-'));
export const testFiles = createFolderStore(testFilesFolder);

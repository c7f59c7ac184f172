import { describe, expect, it } from '@jest/globals';

import { checkFileQuota, FILE_QUOTA } from '#domain/driver-files/quota';
import { MAX_FILE_BYTES } from '#domain/driver-files/uploads';

const { filesADay, bytesADay, bytesInAll } = FILE_QUOTA;
const nothing = { filesToday: 0, bytesToday: 0, bytesInAll: 0 };

describe('what a driver may send', () => {
  it.each([
    ['the first file', nothing, undefined],
    ['the last one of the day', { ...nothing, filesToday: filesADay - 1 }, undefined],
    ['one more than that', { ...nothing, filesToday: filesADay }, 'files-of-the-day'],
    ['what just fits into the day', { ...nothing, bytesToday: bytesADay - MAX_FILE_BYTES }, undefined],
    ['a byte more', { ...nothing, bytesToday: bytesADay - MAX_FILE_BYTES + 1 }, 'files-of-the-day'],
    ['what just fits in all', { ...nothing, bytesInAll: bytesInAll - MAX_FILE_BYTES }, undefined],
    ['what never fits', { ...nothing, bytesInAll: bytesInAll - MAX_FILE_BYTES + 1 }, 'files-full'],
  ])('is decided for %s', (_what, sent, code) => {
    expect(checkFileQuota(sent, MAX_FILE_BYTES)?.code).toBe(code);
  });
});

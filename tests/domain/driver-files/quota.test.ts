import { describe, expect, it } from '@jest/globals';
import { checkFileQuota, FILE_QUOTA } from '#domain/driver-files/quota';
import { MAX_FILE_BYTES } from '#domain/driver-files/uploads';

const { filesADay, bytesADay, totalBytes } = FILE_QUOTA;
const nothing = { filesToday: 0, bytesToday: 0, totalBytes: 0 };

describe('the upload limit of a driver', () => {
  it.each([
    ['the first file', nothing, undefined],
    ['the last file of the day', { ...nothing, filesToday: filesADay - 1 }, undefined],
    ['another file on that day', { ...nothing, filesToday: filesADay }, 'files-of-the-day'],
    ['a file that just fits the day', { ...nothing, bytesToday: bytesADay - MAX_FILE_BYTES }, undefined],
    ['a file one byte over the day', { ...nothing, bytesToday: bytesADay - MAX_FILE_BYTES + 1 }, 'files-of-the-day'],
    ['a file that just fits in total', { ...nothing, totalBytes: totalBytes - MAX_FILE_BYTES }, undefined],
    ['a file one byte over the total', { ...nothing, totalBytes: totalBytes - MAX_FILE_BYTES + 1 }, 'files-full'],
  ])('is checked for %s', (_what, sent, code) => {
    expect(checkFileQuota(sent, MAX_FILE_BYTES)?.code).toBe(code);
  });
});

import { documentKinds, type DocumentKind } from '../driver-pipeline/tasks';
import type { Problem } from '../problems';
import type { MediaType } from './purposes';

/** What a driver uploads: documents, a photo, a resume (docs/requirements.md#uploads). */
export const uploadTypes = [...documentKinds, 'photo', 'resume'] as const;
/** One of {@link uploadTypes}. */
export type UploadType = (typeof uploadTypes)[number];

/** The largest file that is taken: 20 MB. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** A picture's longest side as it is kept: enough to read the small print of a licence. */
export const MAX_SIDE_PX = 4_000;

/** Most pixels that a picture may unpack to; a small file can hold a picture that fills the memory. */
export const MAX_PIXELS = 64_000_000;

/** Fewer pixels than this on its longer and its shorter side: nobody reads the small print of a license on it. */
export const MIN_SIDES_PX = { longer: 600, shorter: 350 } as const;

/** An unfinished upload waits so long for the rest of it. */
export const UPLOAD_LIFETIME_MS = 24 * 3_600_000;

/** The documents that end on a printed date. */
export const endingDocuments = ['driverLicense', 'dotMedicalCard'] as const satisfies readonly DocumentKind[];

/** Whether the type is reviewed as a document; a photo and a resume are tasks of their own. */
export const isDocument = (type: UploadType): type is DocumentKind => type !== 'photo' && type !== 'resume';

/** What is received as a file from whomever: also a result, which operations hand in. */
export type ReceivedType = UploadType | 'result';

/** What may be sent as what: a photo is a picture. */
export const mediaTypesOf = (type: ReceivedType): readonly MediaType[] =>
  type === 'photo' ? ['image/jpeg', 'image/png'] : ['application/pdf', 'image/jpeg', 'image/png'];

/** Why a file of this size is not taken, or nothing; asked before the first byte is sent and again of the whole. */
export const checkFileSize = (bytes: number): Problem | undefined => {
  if (bytes <= 0) return { code: 'file-empty' };
  return bytes > MAX_FILE_BYTES ? { code: 'file-too-large' } : undefined;
};

/** Why this kind of file is not taken, or nothing. */
export const checkMediaType = (type: ReceivedType, mediaType: MediaType | null): Problem | undefined => {
  if (mediaType !== null && mediaTypesOf(type).includes(mediaType)) return undefined;
  return { code: type === 'photo' ? 'picture-needed' : 'file-type-not-allowed' };
};

/** Why nobody could read a picture of this size, or nothing; however it is turned. */
export const checkPictureSize = ({ width, height }: { width: number; height: number }): Problem | undefined =>
  Math.max(width, height) < MIN_SIDES_PX.longer || Math.min(width, height) < MIN_SIDES_PX.shorter
    ? { code: 'picture-too-small' }
    : undefined;

/** Why the date that a driver read on a document cannot be its end, or nothing; dates as `yyyy-mm-dd`. */
export const checkStatedExpiry = (on: string | null, today: string): Problem | undefined =>
  on !== null && on < today ? { code: 'proof-expired' } : undefined;

/** How much of a file has come, in whole percent; all of it only when nothing is missing. */
export const percentOf = (received: number, size: number): number =>
  size <= 0 ? 0 : Math.min(100, Math.floor((received / size) * 100));

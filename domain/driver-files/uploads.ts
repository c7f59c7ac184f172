import { type DocumentKind, documentKinds, fileTasks, isFileTask } from '../driver-pipeline/tasks';
import type { Problem } from '../problems';
import { DAY_MS } from '../shared/durations';
import type { MediaType } from './purposes';

/** Types of a driver's uploads: documents, and the files that are tasks of their own (docs/requirements.md#uploads). */
export const uploadTypes = [...documentKinds, ...fileTasks] as const;
/** One of {@link uploadTypes}. */
export type UploadType = (typeof uploadTypes)[number];

/** Maximum size of a file: 20 MB. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** Longest side of a stored picture in pixels: enough to read the small print of a license. */
export const MAX_SIDE_PX = 4_000;

/** Maximum number of pixels of an uploaded picture; a small file can expand to a picture that exhausts memory. */
export const MAX_PIXELS = 64_000_000;

/** Minimum sides of a picture in pixels; on a smaller one the print of a license cannot be read. */
export const MIN_SIDES_PX = { longer: 600, shorter: 350 } as const;

/** How long an unfinished upload can be resumed, in milliseconds. */
export const UPLOAD_LIFETIME_MS = DAY_MS;

/** Documents with a printed expiration date. */
export const endingDocuments = ['driverLicense', 'dotMedicalCard'] as const satisfies readonly DocumentKind[];

/** Whether the type is reviewed as a document, not as a task of its own. */
export const isDocument = (type: UploadType): type is DocumentKind => !isFileTask(type);

/** Types of received files, including results, which operations upload, and documents of a driver's file. */
export type ReceivedType = UploadType | 'result' | 'evidence';

/** The formats accepted for each type; a photo must be a picture. */
export const mediaTypesOf = (type: ReceivedType): readonly MediaType[] =>
  type === 'photo' ? ['image/jpeg', 'image/png'] : ['application/pdf', 'image/jpeg', 'image/png'];

/**
 * Why a file of this size is refused; undefined if it is accepted. Checked before the upload and again on the whole
 * file.
 */
export function checkFileSize(bytes: number): Problem | undefined {
  if (bytes <= 0) return { code: 'file-empty' };
  return bytes > MAX_FILE_BYTES ? { code: 'file-too-large' } : undefined;
}

/** Why a file of this format is refused; undefined if it is accepted. */
export function checkMediaType(type: ReceivedType, mediaType: MediaType | null): Problem | undefined {
  if (mediaType !== null && mediaTypesOf(type).includes(mediaType)) return undefined;
  return { code: type === 'photo' ? 'picture-needed' : 'file-type-not-allowed' };
}

/** Why a picture of this size is refused, in either orientation; undefined if it is accepted. */
export const checkPictureSize = ({ width, height }: { width: number; height: number }): Problem | undefined =>
  Math.max(width, height) < MIN_SIDES_PX.longer || Math.min(width, height) < MIN_SIDES_PX.shorter
    ? { code: 'picture-too-small' }
    : undefined;

/** Why this cannot be the expiration date of an uploaded document; undefined if it can. Dates as `yyyy-mm-dd`. */
export const checkStatedExpiry = (on: string | null, today: string): Problem | undefined =>
  on !== null && on < today ? { code: 'proof-expired' } : undefined;

/** Received part of a file in whole percent; 100 only if nothing is missing. */
export const percentOf = (received: number, size: number): number =>
  size <= 0 ? 0 : Math.min(100, Math.floor((received / size) * 100));

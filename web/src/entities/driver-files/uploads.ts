import { sniffMediaType } from '#domain/driver-files/sniff';
import type { UploadType } from '#domain/driver-files/uploads';
import { checkFileSize, checkMediaType, checkPictureSize, percentOf } from '#domain/driver-files/uploads';
import { asApiProblem } from '#web/shared/http/api-problem';
import { session } from '#web/shared/session/session-store';
import { deleteKeptFile, findKeptFile, keepFile, keptTypes } from './kept-files';
import type { UploadJob } from './run-upload';
import { runUpload } from './run-upload';
import { headOf, measurePicture, shrinkPicture } from './shrink-picture';

/** The progress of a file. Uploads continue while the driver opens other pages. */
export type UploadState =
  | { phase: 'idle' }
  | { phase: 'preparing' }
  | { phase: 'chosen'; picture: Blob }
  | { phase: 'sending'; percent: number }
  | { phase: 'waiting'; percent: number }
  | { phase: 'failed'; problem: unknown }
  | { phase: 'sent'; file: Blob };

const idle: UploadState = { phase: 'idle' };
const states = new Map<UploadType, UploadState>();
const controllers = new Map<UploadType, AbortController>();
const listeners = new Set<() => void>();
const sentListeners = new Set<(type: UploadType) => void>();

function show(type: UploadType, state: UploadState) {
  states.set(type, state);
  for (const listener of listeners) listener();
}

export const uploadState = (type: UploadType): UploadState => states.get(type) ?? idle;

export function subscribeToUploads(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Calls the listener once for every file that the server has accepted. */
export function onFileSent(listener: (type: UploadType) => void) {
  sentListeners.add(listener);
  return () => {
    sentListeners.delete(listener);
  };
}

const isUnderWay = (type: UploadType) => ['preparing', 'sending', 'waiting'].includes(uploadState(type).phase);

/** Runs the server's checks locally before the file is sent over a slow connection. */
async function inspect(type: UploadType, file: Blob) {
  const mediaType = sniffMediaType(await headOf(file));
  const refusal = checkFileSize(file.size) ?? checkMediaType(type, mediaType);
  const isPicture = mediaType === 'image/jpeg' || mediaType === 'image/png';
  if (refusal !== undefined || !isPicture) return { refusal, isPicture };
  const size = await measurePicture(file);
  return { refusal: size === undefined ? undefined : checkPictureSize(size), isPicture };
}

async function send(job: UploadJob, signal: AbortSignal): Promise<void> {
  const { type, file } = job;
  const userId = session.userId();
  let percent = 0;
  if (userId !== undefined) await keepFile({ ...job, userId });
  await runUpload(
    job,
    {
      onUploadUrl: (uploadUrl) => {
        if (userId !== undefined && !signal.aborted) void keepFile({ ...job, uploadUrl, userId });
      },
      onProgress: (received, size) => {
        percent = percentOf(received, size);
        if (!signal.aborted) show(type, { phase: 'sending', percent });
      },
      onResumed: () => {
        if (!signal.aborted) show(type, { phase: 'sending', percent });
      },
      onWaiting: () => {
        if (!signal.aborted) show(type, { phase: 'waiting', percent });
      },
    },
    signal,
  );
  if (signal.aborted) return;
  await deleteKeptFile(type);
  show(type, { phase: 'sent', file });
  for (const listener of sentListeners) listener(type);
}

/** The file was moved or deleted since it was chosen, or its app does not hand it out. */
const isUnreadable = (problem: unknown): boolean =>
  problem instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(problem.name);

async function runAbortable(type: UploadType, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  controllers.set(type, controller);
  try {
    await work(controller.signal);
  } catch (problem) {
    // Aborted by a newer upload, a cancellation or sign-out: the caller decides whether the stored file stays.
    if (controller.signal.aborted) return;
    await deleteKeptFile(type);
    show(type, { phase: 'failed', problem: isUnreadable(problem) ? 'file-broken' : asApiProblem(problem) });
  }
}

/** Uploads the chosen file, or shows its preview first if it is a picture; cancels a running upload of the same type. */
export async function startUpload(type: UploadType, chosen: Blob, expiresOn: string | null): Promise<void> {
  controllers.get(type)?.abort();
  show(type, { phase: 'preparing' });
  await runAbortable(type, async (signal) => {
    const file = await shrinkPicture(chosen);
    const { refusal, isPicture } = await inspect(type, file);
    if (signal.aborted) return;
    if (refusal !== undefined) {
      show(type, { phase: 'failed', problem: refusal.code });
      return;
    }
    if (isPicture) show(type, { phase: 'chosen', picture: file });
    else await sendFromStart({ type, file, expiresOn }, signal);
  });
}

function sendFromStart(job: Omit<UploadJob, 'uploadUrl'>, signal: AbortSignal): Promise<void> {
  show(job.type, { phase: 'sending', percent: 0 });
  return send({ ...job, uploadUrl: null }, signal);
}

/** Uploads the picture whose preview was shown. */
export async function sendChosen(type: UploadType, expiresOn: string | null): Promise<void> {
  const state = uploadState(type);
  if (state.phase !== 'chosen') return;
  await runAbortable(type, (signal) => sendFromStart({ type, file: state.picture, expiresOn }, signal));
}

/** Resumes an upload from an earlier visit. */
export async function resumeUpload(type: UploadType): Promise<void> {
  const userId = session.userId();
  if (userId === undefined || isUnderWay(type)) return;
  const kept = await findKeptFile(type, userId);
  if (kept === undefined || isUnderWay(type)) return;
  const { file, expiresOn, uploadUrl } = kept;
  show(type, { phase: 'waiting', percent: 0 });
  await runAbortable(type, (signal) => send({ type, file, expiresOn, uploadUrl }, signal));
}

/** Resumes all unfinished uploads, on any page. */
export async function resumeUploads(): Promise<void> {
  const userId = session.userId();
  if (userId === undefined) return;
  await Promise.all((await keptTypes(userId)).map(resumeUpload));
}

export async function cancelUpload(type: UploadType): Promise<void> {
  controllers.get(type)?.abort();
  show(type, idle);
  await deleteKeptFile(type);
}

/** Stops all uploads at the end of the session; they resume when the same person signs in again. */
export function stopUploads(): void {
  for (const controller of controllers.values()) controller.abort();
  controllers.clear();
  states.clear();
  for (const listener of listeners) listener();
}

session.onEnd(stopUploads);

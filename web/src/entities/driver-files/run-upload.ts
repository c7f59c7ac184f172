import type { DetailedError, FileReader, Upload } from 'tus-js-client';
import type { UploadType } from '#domain/driver-files/uploads';
import type { ApiProblem } from '#web/shared/http/api-problem';
import { toApiProblem } from '#web/shared/http/api-problem';
import { fetchStack } from './fetch-stack';

/** A file being uploaded. */
export interface UploadJob {
  type: UploadType;
  file: Blob;
  /** The expiration date of the document as entered by the driver. */
  expiresOn: string | null;
  /** The upload URL from an earlier visit. */
  uploadUrl: string | null;
}

export interface UploadWatcher {
  onUploadUrl: (uploadUrl: string) => void;
  onProgress: (received: number, size: number) => void;
  /** The connection is lost; the upload resumes automatically. */
  onWaiting: () => void;
  /** The upload has resumed; the next chunk is in transit. */
  onResumed: () => void;
}

/** Small enough to show progress on a slow connection. */
const CHUNK_BYTES = 512 * 1024;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Conflict (another request is uploading), locked, too many requests: not caused by the file. */
const TRANSIENT_STATUSES = new Set([409, 423, 429]);

const isTransient = ({ status }: ApiProblem) => status === 0 || status >= 500 || TRANSIENT_STATUSES.has(status);

/** Slices as plain bytes, which every fetch can send. */
const blobReader = (onUnreadable: (error: DOMException) => void): FileReader => ({
  openFile: (file: Blob) =>
    Promise.resolve({
      size: file.size,
      slice: async (start, end) => {
        const bytes = new Uint8Array(
          await file
            .slice(start, end)
            .arrayBuffer()
            .catch((error: unknown) => {
              if (error instanceof DOMException) onUnreadable(error);
              throw error;
            }),
        );
        // The client expects the size of a Blob.
        return { value: Object.assign(bytes, { size: bytes.length }), done: end >= file.size };
      },
      close: () => undefined,
    }),
});

function problemOf(error: Error | DetailedError): ApiProblem {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (response === null) return toApiProblem(0, undefined);
  try {
    return toApiProblem(response.getStatus(), JSON.parse(response.getBody()));
  } catch {
    return toApiProblem(response.getStatus(), undefined);
  }
}

/** Waits until the connection is back, a delay has passed or the upload is aborted. */
function pause(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
    window.addEventListener('online', go);
    signal.addEventListener('abort', go);
  });
}

type Outcome = 'sent' | ApiProblem | DOMException;

async function attempt(job: UploadJob, watch: UploadWatcher, signal: AbortSignal): Promise<Outcome> {
  const client = await import('tus-js-client').catch(() => undefined);
  // The uploader's code loads over the same connection.
  if (client === undefined) return toApiProblem(0, undefined);
  return new Promise((resolve) => {
    const { type, expiresOn, uploadUrl } = job;
    let unreadable: DOMException | undefined;
    const upload: Upload = new client.Upload(job.file, {
      endpoint: `${window.location.origin}/api/uploads`,
      uploadUrl,
      metadata: { type, ...(expiresOn === null ? {} : { expiresOn }) },
      chunkSize: CHUNK_BYTES,
      retryDelays: null,
      storeFingerprintForResuming: false,
      fingerprint: () => Promise.resolve(''),
      fileReader: blobReader((error) => {
        unreadable = error;
      }),
      httpStack: fetchStack,
      onUploadUrlAvailable: () => {
        if (upload.url !== null) watch.onUploadUrl(upload.url);
      },
      onProgress: watch.onProgress,
      onSuccess: () => {
        resolve('sent');
      },
      onError: (error) => {
        resolve(unreadable ?? problemOf(error));
      },
    });
    signal.addEventListener('abort', () => {
      // Cancels it on the server if possible; the server deletes abandoned uploads after a day.
      void upload.abort(true).catch(() => undefined);
      resolve('sent');
    });
    upload.start();
  });
}

/** Says that there is no connection as soon as the browser knows it: a request can take minutes to fail. */
async function whileWatchingConnection<T>({ onWaiting, onResumed }: UploadWatcher, send: () => Promise<T>): Promise<T> {
  window.addEventListener('offline', onWaiting);
  window.addEventListener('online', onResumed);
  try {
    return await send();
  } finally {
    window.removeEventListener('offline', onWaiting);
    window.removeEventListener('online', onResumed);
  }
}

/** Uploads the file and resumes after every interruption; rejects only if the file itself is refused. */
export async function runUpload(job: UploadJob, watch: UploadWatcher, signal: AbortSignal): Promise<void> {
  let { uploadUrl } = job;
  let failures = 0;
  const watching: UploadWatcher = {
    ...watch,
    onUploadUrl: (url) => {
      uploadUrl = url;
      watch.onUploadUrl(url);
    },
    onProgress: (received, size) => {
      failures = 0;
      watch.onProgress(received, size);
    },
  };
  while (!signal.aborted) {
    const outcome = await whileWatchingConnection(watching, () => attempt({ ...job, uploadUrl }, watching, signal));
    if (outcome === 'sent') return;
    // Waiting for a connection does not make a file readable.
    if (outcome instanceof DOMException || !isTransient(outcome)) throw outcome;
    watch.onWaiting();
    await pause(failures, signal);
    if (navigator.onLine) watch.onResumed();
    failures += 1;
  }
}

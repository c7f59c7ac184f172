import type { UploadType } from '#domain/driver-files/uploads';
import { useSyncExternalStore } from 'react';

/** What another page or device of the same person is sending, as the server tells (`upload_progress`). */
const percents = new Map<UploadType, number>();
const timers = new Map<UploadType, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();
/** Silence for so long means that it was interrupted. */
const SILENT_MS = 15_000;
const WHOLE = 100;

function set(type: UploadType, percent: number | undefined) {
  if (percent === undefined) percents.delete(type);
  else percents.set(type, percent);
  for (const listener of listeners) listener();
}

interface UploadProgress {
  type: UploadType;
  percent: number;
}

function noteUploadProgress({ type, percent }: UploadProgress) {
  clearTimeout(timers.get(type));
  set(type, percent < WHOLE ? percent : undefined);
  if (percent < WHOLE) {
    timers.set(
      type,
      setTimeout(() => {
        set(type, undefined);
      }, SILENT_MS),
    );
  }
}

window.addEventListener('gladhand:upload-progress', (event) => {
  noteUploadProgress((event as CustomEvent<UploadProgress>).detail);
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** How much of the file has come from elsewhere; undefined when nothing is under way. */
export const useProgressElsewhere = (type: UploadType): number | undefined =>
  useSyncExternalStore(subscribe, () => percents.get(type));

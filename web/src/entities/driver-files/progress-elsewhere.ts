import { useSyncExternalStore } from 'react';
import type { UploadType } from '#domain/driver-files/uploads';

/** Uploads by the same user on another page or device, as reported by the server (`upload_progress`). */
const percents = new Map<UploadType, number>();
const timers = new Map<UploadType, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();
/** An upload without an event for this time counts as interrupted. */
const SILENT_MS = 15_000;
const COMPLETE = 100;

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
  set(type, percent < COMPLETE ? percent : undefined);
  if (percent < COMPLETE) {
    timers.set(
      type,
      setTimeout(() => {
        set(type, undefined);
      }, SILENT_MS),
    );
  }
}

window.addEventListener('gladhand:upload_progress', (event) => {
  noteUploadProgress((event as CustomEvent<UploadProgress>).detail);
});

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The percentage of the file uploaded elsewhere; undefined if no upload is in progress. */
export const useProgressElsewhere = (type: UploadType): number | undefined =>
  useSyncExternalStore(subscribe, () => percents.get(type));

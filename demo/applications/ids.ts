import type { FilePurpose } from '#domain/driver-files/purposes';
import { isFileTask, type SentTask } from '#domain/driver-pipeline/tasks';
import { derivedId } from '#platform/ids';

/** Id of a driver's file for the purpose; there is one file per purpose. */
export const fileIdOf = (driverId: string, purpose: FilePurpose): string =>
  derivedId('seed', driverId, 'file', purpose);

/** Id of what was submitted for a task. For a photo or a resume it is the file's id. */
export const entryIdOf = (driverId: string, task: SentTask): string =>
  isFileTask(task) ? fileIdOf(driverId, task) : derivedId('seed', driverId, 'entry', task);

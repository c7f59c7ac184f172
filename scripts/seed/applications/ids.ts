import type { FilePurpose } from '#domain/driver-files/purposes';
import type { SentTask } from '#domain/driver-pipeline/tasks';
import { derivedId } from '#platform/ids';

/** The one file of a driver for the purpose. */
export const fileIdOf = (driverId: string, purpose: FilePurpose): string =>
  derivedId('seed', driverId, 'file', purpose);

/** What was sent for a task: a photo and a resume are files. */
export const entryIdOf = (driverId: string, task: SentTask): string =>
  task === 'photo' || task === 'resume' ? fileIdOf(driverId, task) : derivedId('seed', driverId, 'entry', task);

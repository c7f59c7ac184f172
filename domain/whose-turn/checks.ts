import type { DocumentStatus } from '../driver-pipeline/tasks';
import type { WhoseTurn } from './turns';

const turnsOfCheck: Readonly<Record<DocumentStatus, WhoseTurn>> = {
  initial: 'driver',
  requested: 'driver',
  // The file is scanned, which nobody does.
  uploaded: 'nobody',
  pending: 'operations',
  approved: 'nobody',
  rejected: 'driver',
};

/** The party whose turn it is on a document, task or entry that the driver sends and operations check. */
export const turnOfCheck = (status: DocumentStatus): WhoseTurn => turnsOfCheck[status];

/** The same for one reader: their own turn, that of others, or done. */
export function checkFor(reader: WhoseTurn, status: DocumentStatus): 'yours' | 'theirs' | 'done' {
  if (status === 'approved') return 'done';
  return turnOfCheck(status) === reader ? 'yours' : 'theirs';
}

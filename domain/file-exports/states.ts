/** States of an export of a driver's file (docs/state-machines.md#file-exports). */
export const fileExportStates = ['requested', 'rendering', 'sending', 'sent', 'failed', 'refused'] as const;
/** One of {@link fileExportStates}. */
export type FileExportState = (typeof fileExportStates)[number];

/** States in which a further request of the same reader for the same driver is the same export. */
export const openExportStates: readonly FileExportState[] = ['requested', 'rendering', 'sending'];

/** Why an export ended without an email. */
export const fileExportReasons = [
  'access-not-granted',
  'reader-inactive',
  /** The reader's position may no longer read everything in the export. */
  'position-changed',
  'not-rendered',
  'not-delivered',
] as const;
/** One of {@link fileExportReasons}. */
export type FileExportReason = (typeof fileExportReasons)[number];

/** The states that may follow. */
export const nextExportStates: Readonly<Record<FileExportState, readonly FileExportState[]>> = {
  requested: ['rendering', 'refused'],
  rendering: ['sending', 'refused', 'failed'],
  sending: ['sent', 'failed'],
  sent: [],
  failed: [],
  refused: [],
};

/** The state in which the email's outcome leaves the export. */
export const stateAfter = (outcome: 'sent' | 'skipped' | 'failed'): FileExportState =>
  outcome === 'sent' ? 'sent' : 'failed';

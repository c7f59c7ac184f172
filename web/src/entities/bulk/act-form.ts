import type { BulkChannel, OpsBulkKind } from '#domain/bulk/actions';
import type { BulkAction } from '#domain/bulk/schema';
import type { SnoozeReason } from '#domain/driver-pipeline/reasons';
import type { DocumentKind } from '#domain/driver-pipeline/tasks';
import { morningOf, tomorrow } from '#web/entities/pipeline/day';

/** Fields of all bulk actions, named as in the API. */
export interface ActForm {
  template: string | null;
  /** The template whose text was inserted last. */
  inserted: string | null;
  act: {
    ownerId: string | null;
    channels: BulkChannel[];
    subject: string;
    text: string;
    document: DocumentKind | null;
    until: string;
    reason: SnoozeReason;
  };
}

export const emptyAct = (): ActForm => ({
  template: null,
  inserted: null,
  act: {
    ownerId: null,
    channels: ['mail'],
    subject: '',
    text: '',
    document: null,
    until: tomorrow(),
    reason: 'waiting_for_driver',
  },
});

/** The action that the fields describe; undefined while a required field is empty. */
export function actOf(kind: OpsBulkKind, { act }: ActForm): BulkAction | undefined {
  const { ownerId, channels, subject, text, document, until, reason } = act;
  switch (kind) {
    case 'assign':
      return ownerId === null ? undefined : { kind, ownerId };
    case 'message':
      return { kind, channels, subject, text };
    case 'requestDocument':
      return document === null ? undefined : { kind, document };
    case 'snooze':
      return { kind, until: morningOf(until), reason };
  }
}

import type { CandidateBulkKind } from '#domain/bulk/actions';
import { bulkPassReasons } from '#domain/bulk/candidates/pass-reasons';
import type { CandidateAction } from '#domain/bulk/candidates/schema';

/** Fields of all bulk actions on candidates, named as in the API. */
export interface CandidateActForm {
  act: {
    orderId: string | null;
    subject: string;
    /** Null once it is emptied. */
    text: string | null;
    reason: string | null;
  };
}

export const emptyCandidateAct = (orderId: string | null = null): CandidateActForm => ({
  act: { orderId, subject: '', text: '', reason: null },
});

/** Actions without fields: their preview is the first step. */
export const hasFields = (kind: CandidateBulkKind): boolean =>
  kind !== 'moveToReview' && kind !== 'approveForInterview';

/** The action that the fields describe; undefined while a required field is empty. */
export function candidateActOf(kind: CandidateBulkKind, { act }: CandidateActForm): CandidateAction | undefined {
  const text = act.text ?? '';
  switch (kind) {
    case 'moveToReview':
    case 'approveForInterview':
      return { kind };
    case 'invite':
      return act.orderId === null ? undefined : { kind, orderId: act.orderId, text };
    case 'messageCandidates':
      return { kind, subject: act.subject, text };
    case 'pass': {
      const reason = bulkPassReasons.find((each) => each === act.reason) ?? 'unspecified';
      return { kind, reason, text };
    }
  }
}

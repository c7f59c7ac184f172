import type { CandidateBulkKind } from '#domain/bulk/actions';
import { bulkPassReasons } from '#domain/bulk/candidates/pass-reasons';
import type { CandidateAction } from '#domain/bulk/candidates/schema';

/** Fields of all bulk actions on candidates, named as in the API. */
export interface CandidateActForm {
  act: { orderId: string | null; subject: string; text: string; reason: string | null };
}

export const emptyCandidateAct = (): CandidateActForm => ({
  act: { orderId: null, subject: '', text: '', reason: null },
});

/** Actions without fields: their preview is the first step. */
export const hasFields = (kind: CandidateBulkKind): boolean =>
  kind !== 'moveToReview' && kind !== 'approveForInterview';

/** The action that the fields describe; undefined while a required field is empty. */
export function candidateActOf(kind: CandidateBulkKind, { act }: CandidateActForm): CandidateAction | undefined {
  switch (kind) {
    case 'moveToReview':
    case 'approveForInterview':
      return { kind };
    case 'invite':
      return act.orderId === null ? undefined : { kind, orderId: act.orderId };
    case 'messageCandidates':
      return { kind, subject: act.subject, text: act.text };
    case 'pass': {
      const reason = bulkPassReasons.find((each) => each === act.reason) ?? 'unspecified';
      return { kind, reason, text: act.text };
    }
  }
}

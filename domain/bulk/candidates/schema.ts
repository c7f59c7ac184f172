import { z } from 'zod';
import { CandidateSearch } from '../../dashboard/candidates/schema';
import { MergeSubject, MergeText } from '../../message-templates/driver-text/schema';
import { MatchCost } from '../../purchases/schema';
import { candidacyStates } from '../../shared/candidacy-states';
import { BULK_LIMIT, candidateBulkKinds } from '../actions';
import { BulkProblem, BulkProgress, BulkSample } from '../schema';
import { bulkPassReasons } from './pass-reasons';

/** Moves the candidates' applications to review. */
export const BulkMoveToReview = z.object({ kind: z.literal('moveToReview') });
/** Approves the candidates in review for an interview. */
export const BulkApprove = z.object({ kind: z.literal('approveForInterview') });
/** Invites the drivers to an order; each reads the text in the invitation. */
export const BulkInvite = z.object({ kind: z.literal('invite'), orderId: z.uuid(), text: MergeText.default('') });
/** Sends an email to the candidates. */
export const BulkCandidateMessage = z.object({
  kind: z.literal('messageCandidates'),
  subject: MergeSubject,
  text: MergeText.min(1, { error: 'This field is required' }),
});
/** Passes on the candidates; the reason is shown to each driver. */
export const BulkPass = z.object({
  kind: z.literal('pass'),
  reason: z.enum(bulkPassReasons).default('unspecified'),
  text: MergeText.default(''),
});

/** A carrier's action for each candidate. */
export const CandidateAction = z.discriminatedUnion('kind', [
  BulkMoveToReview,
  BulkApprove,
  BulkInvite,
  BulkCandidateMessage,
  BulkPass,
]);
/** A carrier's action for each candidate. */
export type CandidateAction = z.infer<typeof CandidateAction>;

const Ids = z.array(z.uuid()).min(1).max(BULK_LIMIT);

/** The candidates of a preview: by id, all that match a list, or, for an invitation, drivers by id. */
export const CandidateTargets = z.union([
  z.strictObject({ candidacyIds: Ids }),
  z.strictObject({ driverIds: Ids }),
  z.strictObject({ matching: CandidateSearch }),
]);
/** The candidates of a preview. */
export type CandidateTargets = z.infer<typeof CandidateTargets>;

/** A carrier's bulk action, to be previewed. */
export const CandidateBulkPreviewBody = z
  .object({ targets: CandidateTargets, act: CandidateAction })
  .meta({ id: 'CandidateBulkPreviewBody' });
/** A carrier's bulk action, to be previewed. */
export type CandidateBulkPreviewBody = z.infer<typeof CandidateBulkPreviewBody>;

/** The candidacy as the preview showed it; the action is refused if it has moved on since. */
export const SeenCandidacy = z.object({ round: z.number().int().min(1), state: z.enum(candidacyStates) });
/** The candidacy as the preview showed it. */
export type SeenCandidacy = z.infer<typeof SeenCandidacy>;

const Target = z.object({
  /** The candidacy; for an invitation, the driver. */
  _id: z.uuid(),
  seen: SeenCandidacy.nullable(),
});

/** A carrier's bulk action, to be run. */
export const CandidateBulkBody = z
  .object({
    targets: z.array(Target).min(1).max(BULK_LIMIT),
    act: CandidateAction,
    /** The cost of all matches as the preview showed it; without it, the price is not compared. */
    shownPriceCents: z.number().int().min(0).optional(),
  })
  .meta({ id: 'CandidateBulkBody' });
/** A carrier's bulk action, to be run. */
export type CandidateBulkBody = z.infer<typeof CandidateBulkBody>;

const CandidateOutcome = Target.extend({
  name: z.string(),
  /** The title of the candidate's order, or of the order of the invitation. */
  order: z.string(),
  /** Why the action is not possible for this candidate. */
  problem: BulkProblem.nullable(),
});

/** The expected outcome for each candidate, with the reason if the action is not possible. */
export const CandidateBulkPreview = z
  .object({
    data: z.array(CandidateOutcome),
    possible: z.number().int(),
    refused: z.number().int(),
    /** More candidates match than one action allows; only the first ones are included. */
    isCut: z.boolean(),
    samples: z.array(BulkSample),
    /** The cost of the matches of those for whom the action is possible; null for an action that buys none. */
    cost: MatchCost.nullable(),
  })
  .meta({ id: 'CandidateBulkPreview' });
/** The expected outcome for each candidate. */
export type CandidateBulkPreview = z.infer<typeof CandidateBulkPreview>;

/** How far a carrier's bulk action is, with the reason for each refusal so far. */
export const CandidateBulkProgress = BulkProgress.extend({
  kind: z.enum(candidateBulkKinds),
  /** The member of staff who started it. */
  startedBy: z.string(),
}).meta({ id: 'CandidateBulkProgress' });
/** The progress of a carrier's bulk action. */
export type CandidateBulkProgress = z.infer<typeof CandidateBulkProgress>;

/** The carrier's latest bulk actions that the caller may see, newest first. */
export const CandidateBulkList = z
  .object({ data: z.array(CandidateBulkProgress.omit({ failures: true })) })
  .meta({ id: 'CandidateBulkList' });
/** The carrier's latest bulk actions. */
export type CandidateBulkList = z.infer<typeof CandidateBulkList>;

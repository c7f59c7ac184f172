import { z } from 'zod';
import { candidacySources } from '../../candidacies/sources';
import { LimitSkip } from '../../shared/schema';
import { candidateLists } from '../candidate-lists';

/** The states of candidates in a carrier's hiring flows; closed and ended ones are over. */
export const candidateStates = [
  'invited',
  'requested',
  'inReview',
  'approved',
  'interviewOffered',
  'interviewing',
  'hired',
] as const;

/** Sort orders of the candidates: time in the state, due date, first name, distance to the facility. */
export const candidateSorts = ['since', 'due', 'name', 'distance'] as const;

const MAX_NAME_LENGTH = 100;

/** One of a carrier's lists of candidates across all orders, and the filters that narrow it. */
export const CandidateSearch = z.object({
  waiting: z.enum(candidateLists).default('yours'),
  state: z.enum(candidateStates).optional(),
  orderId: z.uuid().optional(),
  facilityId: z.uuid().optional(),
  source: z.enum(candidacySources).optional(),
  /** A part of the name, as far as the carrier sees it. */
  name: z.string().trim().max(MAX_NAME_LENGTH).optional(),
});
/** The filters of a list of candidates. */
export type CandidateSearch = z.infer<typeof CandidateSearch>;

/** The order of a list of candidates. */
export const CandidateOrder = z.object({
  sort: z.enum(candidateSorts).default('since'),
  direction: z.enum(['asc', 'desc']).default('asc'),
});
/** The order of a list of candidates. */
export type CandidateOrder = z.infer<typeof CandidateOrder>;

/** A page of a list of candidates. */
export const CandidateQuery = LimitSkip.extend({ ...CandidateSearch.shape, ...CandidateOrder.shape });
/** A page of a list of candidates. */
export type CandidateQuery = z.infer<typeof CandidateQuery>;

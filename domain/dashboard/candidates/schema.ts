import { z } from 'zod';
import { candidacySources } from '../../candidacies/sources';
import { closeReasons } from '../../candidacies/states';
import { LimitSkip } from '../../shared/schema';
import { tooLong } from '../../shared/too-long';
import { candidateLists } from '../candidate-lists';
import { candidateSorts, candidateStates, endedStates } from './filters';

const MAX_NAME_LENGTH = 100;

const filters = z.object({
  waiting: z.enum(candidateLists).default('yours'),
  state: z.enum([...candidateStates, ...endedStates]).optional(),
  orderId: z.uuid().optional(),
  facilityId: z.uuid().optional(),
  source: z.enum(candidacySources).optional(),
  /** Why a hiring flow or an assignment ended; only the list of ended candidates has reasons. */
  reason: z.enum(closeReasons).optional(),
});

/** One of a carrier's lists of candidates across all orders, and the filters that narrow it. */
export const CandidateSearch = filters.extend({
  /** A part of the name, as far as the carrier sees it. */
  name: z.string().trim().max(MAX_NAME_LENGTH, tooLong()).optional(),
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

/** A page of a list of candidates, without a name: a URL contains no personal data. */
export const CandidateQuery = LimitSkip.extend({ ...filters.shape, ...CandidateOrder.shape });
/** A page of a list of candidates, found by name, too. */
export const CandidatePageBody = CandidateQuery.extend({ name: CandidateSearch.shape.name }).meta({
  id: 'CandidatePageBody',
});
/** A page of a list of candidates. */
export type CandidatePageBody = z.infer<typeof CandidatePageBody>;

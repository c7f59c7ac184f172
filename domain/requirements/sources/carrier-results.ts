import type { ClearinghouseQuery } from '../../screening/clearinghouse';
import type { EmployerResultKind } from '../../screening/kinds';
import type { EvidenceDate, EvidenceKind } from '../model/evidence';

const queryKinds: Readonly<Record<ClearinghouseQuery, EvidenceKind>> = {
  limited: 'clearinghouseLimited',
  limitedAutomatic: 'clearinghouseLimited',
  full: 'clearinghouseFull',
  preEmployment: 'clearinghouseFull',
};

/**
 * The evidence that a carrier's own result is, and its date that counts. A limited query is not a full one
 * (49 CFR 382.701); a query without a file is the full query that a hire requires.
 */
export const carrierResultProof = (
  result: EmployerResultKind,
  query: ClearinghouseQuery | null,
): { readonly kind: EvidenceKind; readonly dated: Extract<EvidenceDate, 'queried' | 'received'> } =>
  result === 'clearinghouse'
    ? { kind: queryKinds[query ?? 'full'], dated: 'queried' }
    : { kind: result, dated: 'received' };

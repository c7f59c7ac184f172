import { useQuery } from '@tanstack/react-query';
import { checkInForce } from '#domain/agreements/rules';
import { agreementSummaryQuery } from './agreement-summary';

/** Why the carrier can neither invite nor buy now; undefined if it can, and until it is known. */
export function useAgreementRefusal(): 'agreement-not-accepted' | undefined {
  const { data } = useQuery(agreementSummaryQuery());
  return data !== undefined && checkInForce(data.state) !== undefined ? 'agreement-not-accepted' : undefined;
}

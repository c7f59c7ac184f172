import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { MatchCost } from '#domain/purchases/schema';
import { Alert } from '#web/shared/ui/alert';
import { matchPricesQuery } from './prices';
import { useCostText } from './use-cost-text';

interface MatchPriceProps {
  orderId: string;
  driverId: string;
  /** Whether the driver enters review with this step, so that the price is due now. */
  isDueNow?: boolean;
}

function Price({ orderId, driverId, isDueNow = false }: MatchPriceProps) {
  const { data, error } = useQuery(matchPricesQuery(orderId, [driverId]));
  const costText = useCostText();
  if (error !== null) return <Alert problem={error} />;
  return <p role="status">{data === undefined ? null : costText(data.total, isDueNow ? 'reviewCosts' : 'costs')}</p>;
}

/** The price of a driver's match, or that it is free; loads its own texts. */
export const MatchPrice = (props: MatchPriceProps) => (
  <Suspense fallback={null}>
    <Price {...props} />
  </Suspense>
);

function Cost({ cost }: { cost: MatchCost }) {
  const costText = useCostText();
  return <p role="status">{costText(cost, 'bulk')}</p>;
}

/** The total of several matches; loads its own texts. */
export const MatchCostLine = ({ cost }: { cost: MatchCost }) => (
  <Suspense fallback={null}>
    <Cost cost={cost} />
  </Suspense>
);

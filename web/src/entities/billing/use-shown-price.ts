import { useQueryClient } from '@tanstack/react-query';
import { matchPricesQuery } from './prices';

/** The price of a match that the page shows now, which a command names so that another price is refused. */
export function useShownPrice() {
  const client = useQueryClient();
  return (orderId: string, driverId: string): { shownPriceCents?: number } => {
    const shown = client.getQueryData(matchPricesQuery(orderId, [driverId]).queryKey);
    return shown === undefined ? {} : { shownPriceCents: shown.total.cents };
  };
}

import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchProduct } from '#domain/prices/products';
import type { PriceList } from '#domain/prices/schema';
import { pricesQuery } from '#web/entities/billing/prices';
import { useCostText } from '#web/entities/billing/use-cost-text';
import { formatMoney } from '#web/shared/i18n/format';

function PriceText({ prices: { data, isTrial, trialEndsOn } }: { prices: PriceList }) {
  const { t } = useTranslation('autopilot');
  const costText = useCostText();
  const priceOf = (match: MatchProduct) => data.find(({ product }) => product === match)?.amount;
  const [plain, certified] = [priceOf('nonCertifiedMatch'), priceOf('certifiedMatch')];
  if (isTrial) return costText({ cents: 0, paid: 0, isTrial, trialEndsOn }, 'costs');
  if (plain === undefined || certified === undefined) return null;
  return t('price', { price: formatMoney(plain), certified: formatMoney(certified) });
}

/** The price of each driver whom autopilot invites and who enters review, or that it is free in the trial. */
export function AutopilotPrice() {
  const { data } = useQuery(pricesQuery);
  return (
    <p className="gh-autopilot-quiet">
      <Suspense fallback={null}>{data === undefined ? null : <PriceText prices={data} />}</Suspense>
    </p>
  );
}

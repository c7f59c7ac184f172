import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CurrentPrice } from '#domain/prices/schema';
import { formatDate } from '#web/shared/i18n/format';
import { PlainTable } from '#web/shared/table/plain-table';
import { Card, Stack } from '#web/shared/ui/layout';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { pricesQuery } from './prices';
import { useCostText } from './use-cost-text';
import { usePriceText } from './use-price-text';
import { useProductText } from './use-product-text';

interface PricesProps {
  label: string;
  prices: readonly CurrentPrice[];
  /** All are of one product, so that the state names the row. */
  isByState?: boolean;
}

function Prices({ label, prices, isByState = false }: PricesProps) {
  const { t } = useTranslation('purchases');
  const productText = useProductText();
  const priceText = usePriceText();
  return (
    <PlainTable
      label={label}
      rows={prices}
      rowKey={({ product, state }) => `${product}/${state ?? ''}`}
      columns={[
        {
          key: 'product',
          head: t('column.product'),
          cell: ({ product, state }) => (isByState ? state : productText(product, state)),
        },
        {
          key: 'amount',
          head: t('column.amount'),
          align: 'end',
          cell: ({ product, amount, next }) => (
            <>
              {priceText(product, amount)}
              {next === null ? null : (
                <small>
                  {' · '}
                  {t('price.next', { price: priceText(product, next.amount), date: formatDate(next.startsAt) })}
                </small>
              )}
            </>
          ),
        },
      ]}
    />
  );
}

/** Every price that counts now, with the next one, and the end of the carrier's trial. */
export function PriceList() {
  const { t } = useTranslation('purchases');
  const { data, error, refetch } = useQuery(pricesQuery);
  const costText = useCostText();
  if (error !== null) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined) return <PageSkeleton />;
  const { isTrial, trialEndsOn } = data;
  const records = data.data.filter(({ product }) => product === 'mvr');
  return (
    <Card title={t('prices.title')}>
      <Stack>
        {isTrial ? <p>{costText({ cents: 0, paid: 0, isTrial, trialEndsOn }, 'costs')}</p> : null}
        <Prices label={t('prices.title')} prices={data.data.filter(({ product }) => product !== 'mvr')} />
        <details>
          <summary>{t('prices.mvr')}</summary>
          <Prices label={t('prices.mvr')} prices={records} isByState />
        </details>
      </Stack>
    </Card>
  );
}

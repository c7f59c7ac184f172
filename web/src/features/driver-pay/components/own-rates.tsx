import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AgreedRates } from '#domain/agreed-rates/schema';
import { ownRatesQuery } from '#web/entities/agreed-rates/agreed-rates';
import { RateList } from '#web/entities/agreed-rates/rate-list';
import { useRateText } from '#web/entities/agreed-rates/use-rate-text';
import { Card, Stack } from '#web/shared/ui/layout';
import { ErrorState } from '#web/shared/ui/states';

function RateCard({ rates }: { rates: AgreedRates }) {
  const { t } = useTranslation('driver-pay');
  const rateText = useRateText();
  const { title, carrier, unit, order, isOpen, current } = rates;
  if (unit === null) return null;
  const paid = rateText(current ?? { unit, mills: order.mills });
  return (
    <Card title={t('rate.of', { title, carrier })}>
      <p>{t(isOpen ? 'rate.open' : 'rate.paid', { rate: paid })}</p>
      <RateList rates={rates} />
    </Card>
  );
}

/** The rates of pay that the driver and the carriers agreed on. */
export function OwnRates() {
  const { t } = useTranslation('driver-pay');
  const { data, error, refetch } = useQuery(ownRatesQuery());
  if (error !== null && data === undefined) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined || data.data.length === 0) return null;
  return (
    <section aria-label={t('rate.title')}>
      <h2>{t('rate.title')}</h2>
      <Stack gap={16}>
        {data.data.map((rates) => (
          <RateCard key={rates.assignmentId} rates={rates} />
        ))}
      </Stack>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import type { AgreedRates } from '#domain/agreed-rates/schema';
import { formatDay } from '#web/shared/i18n/format';
import { useRateText } from './use-rate-text';

/** The agreed rates, the newest first, each with its first day, author and reason. */
export function RateList({ rates: { rates, title } }: { rates: AgreedRates }) {
  const { t } = useTranslation('labels');
  const rateText = useRateText();
  if (rates.length === 0) return null;
  return (
    <ul aria-label={t('agreedRate.listOf', { title })}>
      {rates.map((rate) => (
        <li key={rate._id}>
          {t(rate.reason === null ? 'agreedRate.atHire' : 'agreedRate.since', {
            rate: rateText(rate),
            date: formatDay(rate.startsOn),
            name: rate.by,
            reason: rate.reason ?? '',
          })}
        </li>
      ))}
    </ul>
  );
}

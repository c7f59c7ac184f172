import { useTranslation } from 'react-i18next';
import { nearFrom } from '#domain/driver-pipeline/expiries';
import { today } from '#web/shared/form/today';
import { formatDate } from '#web/shared/i18n/format';
import { PlainChip } from '#web/shared/ui/state-chip';

/** An accepted license, card or certificate: its last day, with a mark shortly before and after it. */
export function Validity({ expiresOn }: { expiresOn: string }) {
  const { t } = useTranslation('file-documents');
  const until = t('until', { date: formatDate(expiresOn) });
  const near = nearFrom(expiresOn);
  if (near === null || near > today()) return until;
  const isExpired = expiresOn < today();
  return (
    <>
      {until}{' '}
      <PlainChip turn={isExpired ? 'blocked' : 'late'}>
        {t(isExpired ? 'status.expired' : 'status.expiresSoon')}
      </PlainChip>
    </>
  );
}

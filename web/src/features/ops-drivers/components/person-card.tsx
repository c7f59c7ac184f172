import { useTranslation } from 'react-i18next';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { formatPhone } from '#web/shared/i18n/format';
import { Card, Facts } from '#web/shared/ui/layout';

/** Name, contacts and owner of a driver. */
export function PersonCard({ driver }: { driver: OpsDriver }) {
  const { t } = useTranslation('ops-drivers');
  const { phone, email, place, owner, lifecycleStatus, isAvailable, isReadyForDispatch } = driver;
  const yesNo = (isSo: boolean) => (isSo ? t('yes') : t('no'));
  return (
    <Card title={t('section.person')}>
      <Facts
        facts={[
          {
            label: t('fact.phone'),
            value: phone === null ? t('none') : <a href={`tel:${phone}`}>{formatPhone(phone)}</a>,
          },
          { label: t('fact.email'), value: <a href={`mailto:${email}`}>{email}</a> },
          { label: t('fact.place'), value: place },
          { label: t('fact.owner'), value: owner?.name ?? t('noOwner') },
          { label: t('fact.lifecycle'), value: t(`lifecycle.${lifecycleStatus}`) },
          { label: t('fact.available'), value: yesNo(isAvailable) },
          { label: t('fact.ready'), value: yesNo(isReadyForDispatch) },
        ]}
      />
    </Card>
  );
}

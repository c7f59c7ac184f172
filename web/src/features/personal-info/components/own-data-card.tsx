import { useTranslation } from 'react-i18next';
import type { DriverPersonalInfo } from '#domain/drivers/personal-info/schema';
import { formatDate, formatPhone } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { Card, Facts } from '#web/shared/ui/layout';

/** Name and contacts; they are changed in My Account. */
export function OwnDataCard({ info }: { info: DriverPersonalInfo }) {
  const { t } = useTranslation('personal-info');
  const { firstName, middleName, lastName, birthDate, email, phone, address } = info;
  const { city, state, postalCode } = address;
  const facts = [
    { label: t('you.name'), value: [firstName, middleName, lastName].filter((part) => part !== null).join(' ') },
    { label: t('you.birthDate'), value: birthDate === null ? t('none') : formatDate(birthDate) },
    { label: t('you.email'), value: email },
    { label: t('you.phone'), value: phone === null ? t('none') : formatPhone(phone) },
    { label: t('you.address'), value: `${city}, ${state}${postalCode === null ? '' : ` ${postalCode}`}` },
  ];
  return (
    <Card
      title={t('you.title')}
      extra={
        <ButtonLink to={paths.account} aria-label={t('you.changeLabel')}>
          {t('you.change')}
        </ButtonLink>
      }
    >
      <Facts facts={facts} />
    </Card>
  );
}

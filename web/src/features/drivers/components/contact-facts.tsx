import { useTranslation } from 'react-i18next';
import type { DriverProfile } from '#domain/drivers/schema';
import { formatPhone } from '#web/shared/i18n/format';
import { Facts } from '#web/shared/ui/layout';

/** Phone number and email address as links. */
export function ContactFacts({ contact }: { contact: NonNullable<DriverProfile['contact']> }) {
  const { t } = useTranslation('drivers');
  const { phone, email } = contact;
  const facts = [
    ...(phone === null ? [] : [{ label: t('fact.phone'), value: <a href={`tel:${phone}`}>{formatPhone(phone)}</a> }]),
    { label: t('fact.email'), value: <a href={`mailto:${email}`}>{email}</a> },
  ];
  return <Facts columns={2} facts={facts} />;
}

import { useTranslation } from 'react-i18next';
import type { DriverApplication } from '#domain/driver-application/schema';
import { formatPhone } from '#web/shared/i18n/format';

/** The operator's support contact; renders nothing when none is configured. */
export function SupportLine({ support: { phone, email } }: { support: DriverApplication['support'] }) {
  const { t } = useTranslation('onboarding');
  if (phone === null && email === null) return null;
  return (
    <p className="gh-hub-contact">
      {phone === null ? null : <a href={`tel:${phone}`}>{t('support.call', { phone: formatPhone(phone) })}</a>}
      {email === null ? null : <a href={`mailto:${email}`}>{t('support.write', { email })}</a>}
    </p>
  );
}

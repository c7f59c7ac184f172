import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '#web/shared/i18n/format';
import { supportQuery } from '../api/support';

/** How to reach support by phone and email. */
export function SupportContact() {
  const { t } = useTranslation('accounts');
  const { data, isPending } = useQuery(supportQuery());
  const [phone, email] = [data?.phone ?? null, data?.email ?? null];
  return (
    <p>
      {phone === null ? null : <a href={`tel:${phone}`}>{t('forgot.lost.call', { phone: formatPhone(phone) })}</a>}
      {email === null ? null : <a href={`mailto:${email}`}>{t('forgot.lost.write', { email })}</a>}
      {!isPending && phone === null && email === null ? t('forgot.lost.none') : null}
    </p>
  );
}

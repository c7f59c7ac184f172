import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatPhone } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { supportQuery } from '../api/support';

/** Other ways to sign in for a person who lost access to the mailbox, or to mailbox and phone. */
export function LostMailbox() {
  const { t } = useTranslation('accounts');
  const { data, isPending } = useQuery(supportQuery());
  const [phone, email] = [data?.phone ?? null, data?.email ?? null];
  return (
    <section aria-labelledby="lost-mailbox" className="gh-lost-mailbox">
      <h2 id="lost-mailbox">{t('forgot.lost.title')}</h2>
      <p>
        <Link to={paths.driverLogin}>{t('forgot.lost.phone')}</Link>
      </p>
      <p>{t('forgot.lost.both')}</p>
      <p>
        {phone === null ? null : <a href={`tel:${phone}`}>{t('forgot.lost.call', { phone: formatPhone(phone) })}</a>}
        {email === null ? null : <a href={`mailto:${email}`}>{t('forgot.lost.write', { email })}</a>}
        {!isPending && phone === null && email === null ? t('forgot.lost.none') : null}
      </p>
      <p>{t('forgot.lost.staff')}</p>
    </section>
  );
}

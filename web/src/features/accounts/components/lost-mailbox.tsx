import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/shared/paths';
import { SupportContact } from './support-contact';

/** Other ways to sign in for a person who lost access to the mailbox, or to mailbox and phone. */
export function LostMailbox() {
  const { t } = useTranslation('accounts');
  return (
    <section aria-labelledby="lost-mailbox" className="gh-lost-mailbox">
      <h2 id="lost-mailbox">{t('forgot.lost.title')}</h2>
      <p>
        <Link to={paths.driverLogin}>{t('forgot.lost.phone')}</Link>
      </p>
      <p>{t('forgot.lost.both')}</p>
      <SupportContact />
      <p>{t('forgot.lost.staff')}</p>
    </section>
  );
}

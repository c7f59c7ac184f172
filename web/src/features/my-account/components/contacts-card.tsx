import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountSettings } from '#domain/accounts/settings/schema';
import { formatPhone } from '#web/shared/i18n/format';
import { settingsQuery } from '#web/shared/session/settings';
import { Button } from '#web/shared/ui/button';
import { EmailAddress } from '#web/shared/ui/email-address';
import { Card } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { emailModal, passwordModal, phoneModal } from './modals';
import { QuerySection } from './query-section';

interface ContactProps {
  label: string;
  value: ReactNode;
  hint?: string | undefined;
  action: ReactNode;
}

const Contact = ({ label, value, hint, action }: ContactProps) => (
  <li>
    <div>
      <span className="gh-account-label">{label}</span>
      <span className="gh-account-value">{value}</span>
      {hint === undefined ? null : <span className="gh-account-hint">{hint}</span>}
    </div>
    {action}
  </li>
);

function Contacts({ settings }: { settings: AccountSettings }) {
  const { t } = useTranslation('account');
  const { email, pendingEmail, phone, isPhoneConfirmed, hasPassword } = settings;
  return (
    <ul className="gh-account-rows">
      <Contact
        label={t('contacts.email')}
        value={<EmailAddress email={email} />}
        hint={pendingEmail === null ? undefined : t('contacts.pendingEmail', { email: pendingEmail })}
        action={
          <Button
            aria-label={t('email.title')}
            onClick={() => {
              openModal(emailModal, undefined);
            }}
          >
            {t('change')}
          </Button>
        }
      />
      <Contact
        label={t('contacts.phone')}
        value={phone === null ? t('contacts.noPhone') : formatPhone(phone)}
        hint={phone === null || isPhoneConfirmed ? undefined : t('contacts.phoneNotConfirmed')}
        action={
          <Button
            aria-label={t('phone.title')}
            onClick={() => {
              openModal(phoneModal, undefined);
            }}
          >
            {t('change')}
          </Button>
        }
      />
      <Contact
        label={t('contacts.password')}
        value={hasPassword ? t('contacts.hasPassword') : t('contacts.noPassword')}
        action={
          <Button
            aria-label={t('password.title')}
            onClick={() => {
              openModal(passwordModal, { hasPassword });
            }}
          >
            {t('change')}
          </Button>
        }
      />
    </ul>
  );
}

/** The person's contacts and password. */
export function ContactsCard() {
  const { t } = useTranslation('account');
  const query = useQuery(settingsQuery());
  return (
    <Card title={t('contacts.title')}>
      <QuerySection query={query}>{(settings) => <Contacts settings={settings} />}</QuerySection>
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isDriver } from '#domain/accounts/actor';
import { deviceName } from '#domain/accounts/device-name';
import { LinkedProviders } from '#web/entities/social/linked-providers';
import { formatDateTime } from '#web/shared/i18n/format';
import { useActor, useCurrentUser } from '#web/shared/session/current-user';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { lastLoginQuery } from '../api/account';
import { AuditCard } from './audit-card';
import { ContactsCard } from './contacts-card';
import { NameCard } from './name-card';
import { PreferencesCard } from './preferences-card';
import { ReferralCard } from './referral-card';
import { SignInsCard } from './sign-ins-card';
import './account.css';

/** The last sign-in, so that the owner notices one that was not theirs. */
function useLastLoginLine(): string {
  const { t } = useTranslation('account');
  const lastLogin = useQuery(lastLoginQuery()).data?.lastLogin ?? null;
  if (lastLogin === null) return t('lead');
  const { at, device } = lastLogin;
  const name = deviceName(device);
  const when = formatDateTime(at);
  return name === undefined ? t('lastLoginUnknown', { when }) : t('lastLogin', { when, device: name });
}

/** My Account: profile, sign-in methods and activity. */
export function AccountPage() {
  const { t } = useTranslation('account');
  const line = useLastLoginLine();
  const actor = useActor();
  // An active driver has the referral link on the home page, with all share options.
  const { isActive } = useCurrentUser();
  return (
    <Stack className="gh-account-page">
      <PageHeader title={t('title')} subtitle={line} />
      <NameCard />
      <ContactsCard />
      <LinkedProviders />
      <PreferencesCard />
      {isDriver(actor) && !isActive ? <ReferralCard /> : null}
      <SignInsCard />
      <AuditCard />
    </Stack>
  );
}

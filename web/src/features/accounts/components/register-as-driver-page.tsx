import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#web/shared/paths';
import { discardSignedUpInTab, markSignedUp, signedUpInTab } from '#web/shared/session/signed-up';
import { PageHeader } from '#web/shared/ui/page-header';
import { toast } from '#web/shared/ui/toasts';
import type { Credentials } from '../api/sign-in';
import { SocialButtons } from '../social/social-buttons';
import { ApproveEmail } from './approve-email';
import { DriverSignUpForm } from './driver-sign-up-form';
import { OtherSignInLinks } from './sign-in-screen';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in';
import './sign-in.css';

/** Driver registration, then how to confirm the account; a state that is not served leads to the waitlist. */
export function RegisterAsDriverPage() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const arrive = useRedirectAfterSignIn();
  const [signedUp, setSignedUp] = useState<Credentials | { readonly email: string } | undefined>(() => signedUpInTab());
  return (
    <>
      {signedUp === undefined ? (
        <PageHeader title={t('register.title')} subtitle={t('register.promise')} />
      ) : (
        <>
          <PageHeader title={t('confirm.title')} subtitle={t('confirm.almost')} />
          <ApproveEmail
            credentials={signedUp}
            onConfirmed={arrive}
            onWrongAddress={() => {
              discardSignedUpInTab();
              setSignedUp(undefined);
            }}
          />
        </>
      )}
      {/* The form stays mounted, so a person who returns to fix the address finds their entries. */}
      <div hidden={signedUp !== undefined}>
        <DriverSignUpForm
          onSignedUp={(credentials) => {
            toast.info(t('register.done'));
            markSignedUp(credentials.email);
            setSignedUp(credentials);
          }}
          onNotServed={(state) => void navigate(paths.driversWaitlist(state))}
        />
        <SocialButtons />
      </div>
      <OtherSignInLinks
        links={[
          { question: t('register.known'), label: t('signIn.submit'), to: paths.driverLogin },
          { question: t('signIn.driverToCarrier'), label: t('signIn.registerCarrier'), to: paths.registerAsCarrier },
        ]}
      />
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/paths';
import { PageHeader } from '../../../shared/ui/page-header';
import { toast } from '../../../shared/ui/toasts';
import type { Credentials } from '../api/sign-in';
import { SocialButtons } from '../social/social-buttons';
import { ApproveEmail } from './approve-email';
import { DriverSignUpForm } from './driver-sign-up-form';
import { OtherDoors } from './sign-in-screen';
import { useArrival } from './use-arrival';
import './sign-in.css';

/** The door for new drivers, and right behind it how to confirm; states that are not served yet lead to the waitlist. */
export function RegisterAsDriverPage() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const arrive = useArrival();
  const [signedUp, setSignedUp] = useState<Credentials | undefined>();
  return (
    <>
      {signedUp === undefined ? (
        <PageHeader title={t('register.title')} stateLine={t('register.promise')} />
      ) : (
        <>
          <PageHeader title={t('confirm.title')} stateLine={t('confirm.almost')} />
          <ApproveEmail
            credentials={signedUp}
            onConfirmed={arrive}
            onWrongAddress={() => {
              setSignedUp(undefined);
            }}
          />
        </>
      )}
      {/* What was typed stays for whoever comes back from a wrong address. */}
      <div hidden={signedUp !== undefined}>
        <DriverSignUpForm
          onSignedUp={(credentials) => {
            toast.info(t('register.done'));
            setSignedUp(credentials);
          }}
          onNotServed={(state) => void navigate(paths.driversWaitlist(state))}
        />
        <SocialButtons />
      </div>
      <OtherDoors
        doors={[
          { question: t('register.known'), label: t('signIn.submit'), to: paths.driverLogin },
          { question: t('signIn.driverToCarrier'), label: t('signIn.registerCarrier'), to: paths.registerAsCarrier },
        ]}
      />
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '../../../shared/paths';
import { PageHeader } from '../../../shared/ui/page-header';
import { Button } from '../../../shared/ui/button';
import { JUST_SIGNED_UP } from '../model/just-signed-up';
import { SocialButtons } from '../social/social-buttons';
import { DemoLogins } from './demo-logins';
import { EmailSignIn, useCredentialsForm } from './email-sign-in';
import { PhoneCodeStep } from './phone-code-step';
import { OtherDoors } from './sign-in-screen';
import { useArrival } from './use-arrival';
import { WhoStep } from './who-step';
import './sign-in.css';

/** Where the sign-in stands: who is it, the code that his phone got, or e-mail and password. */
type Step = { name: 'who' } | { name: 'code'; phone: string } | { name: 'email' };

/** Signing in as a driver: by phone and code, or by e-mail and password. */
export function DriverLoginPage() {
  const { t } = useTranslation('accounts');
  const state: unknown = useLocation().state;
  const [step, setStep] = useState<Step>({ name: 'who' });
  const form = useCredentialsForm();
  const arrive = useArrival();
  const toEmail = (email = '', password = '') => {
    form.reset({ email, password });
    setStep({ name: 'email' });
  };
  return (
    <>
      <PageHeader title={t('signIn.driverTitle')} stateLine={t('signIn.driverPromise')} />
      {state === JUST_SIGNED_UP ? (
        <p role="status" className="gh-note">
          {t('approve.reminder')}
        </p>
      ) : null}
      {step.name === 'who' ? (
        <WhoStep
          onEmail={toEmail}
          onPhone={(phone) => {
            setStep({ name: 'code', phone });
          }}
        />
      ) : null}
      {step.name === 'code' ? <PhoneCodeStep phone={step.phone} onSignedIn={arrive} onDisabled={toEmail} /> : null}
      {step.name === 'email' ? <EmailSignIn form={form} label={t('signIn.submit')} onSignedIn={arrive} /> : null}
      {step.name === 'who' ? null : (
        <Button
          variant="text"
          onClick={() => {
            setStep({ name: 'who' });
          }}
        >
          {t('signIn.otherWay')}
        </Button>
      )}
      <SocialButtons />
      <OtherDoors
        doors={[
          { question: t('signIn.newDriver'), label: t('signIn.registerDriver'), to: paths.registerAsDriver },
          { question: t('signIn.driverToCarrier'), label: t('signIn.toCarrier'), to: paths.carrierLogin },
        ]}
      />
      <DemoLogins
        onChoose={({ email, password }) => {
          toEmail(email, password);
        }}
      />
    </>
  );
}

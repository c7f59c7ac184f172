import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/paths';
import { PageHeader } from '../../../shared/ui/page-header';
import { Button } from '../../../shared/ui/button';
import { SocialButtons } from '../social/social-buttons';
import { DemoLogins } from './demo-logins';
import { EmailSignIn, useCredentialsForm } from './email-sign-in';
import { PhoneCodeStep } from './phone-code-step';
import { OtherDoors } from './sign-in-screen';
import { useArrival } from './use-arrival';
import { WhoStep } from './who-step';
import './sign-in.css';

/**
 * The steps of signing in: the contact, the code that was texted, the password for an email address, or email and
 * password after a code that no longer works.
 */
type Step = { name: 'who' } | { name: 'code'; phone: string } | { name: 'password' } | { name: 'email' };

/** Signing in as a driver: by phone and code, or by e-mail and password. */
export function DriverLoginPage() {
  const { t } = useTranslation('accounts');
  const [step, setStep] = useState<Step>({ name: 'who' });
  const form = useCredentialsForm();
  const arrive = useArrival();
  const toPassword = (email: string, password = '') => {
    form.reset({ email, password });
    setStep({ name: 'password' });
  };
  const toEmail = () => {
    form.reset({ email: '', password: '' });
    setStep({ name: 'email' });
  };
  return (
    <>
      <PageHeader title={t('signIn.driverTitle')} stateLine={t('signIn.driverPromise')} />
      {step.name === 'who' ? (
        <WhoStep
          onEmail={toPassword}
          onPhone={(phone) => {
            setStep({ name: 'code', phone });
          }}
        />
      ) : null}
      {step.name === 'code' ? <PhoneCodeStep phone={step.phone} onSignedIn={arrive} onDisabled={toEmail} /> : null}
      {step.name === 'email' ? (
        <p role="status" className="gh-sign-in-note">
          {t('code.disabled')}
        </p>
      ) : null}
      {step.name === 'email' || step.name === 'password' ? (
        <EmailSignIn form={form} label={t('signIn.submit')} onSignedIn={arrive} />
      ) : null}
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
          toPassword(email, password);
        }}
      />
    </>
  );
}

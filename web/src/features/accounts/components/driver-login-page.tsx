import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/shared/paths';
import { hasSignedUp } from '#web/shared/session/signed-up';
import { Button } from '#web/shared/ui/button';
import { PageHeader } from '#web/shared/ui/page-header';
import { SocialButtons } from '../social/social-buttons';
import { ContactStep } from './contact-step';
import { DemoLogins } from './demo-logins';
import { EmailSignIn, useCredentialsForm } from './email-sign-in';
import { PhoneCodeStep } from './phone-code-step';
import { OtherSignInLinks } from './sign-in-screen';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in';
import './sign-in.css';

/**
 * The steps of signing in: the phone number or email, the texted code, the password for an email address, or email and
 * password after a code that no longer works.
 */
type Step = { name: 'contact' } | { name: 'code'; phone: string } | { name: 'password' } | { name: 'email' };

/** Driver sign-in by phone and code, or by email and password. */
export function DriverLoginPage() {
  const { t } = useTranslation('accounts');
  const [step, setStep] = useState<Step>({ name: 'contact' });
  const form = useCredentialsForm();
  const arrive = useRedirectAfterSignIn();
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
      <PageHeader title={t('signIn.driverTitle')} subtitle={t('signIn.driverPromise')} />
      {hasSignedUp() ? (
        <p role="status" className="gh-sign-in-note">
          <strong>{t('approve.title')}</strong>
          <br />
          {t('approve.reminder')} <Link to={paths.resendConfirmEmail}>{t('approve.resend')}</Link>
        </p>
      ) : null}
      {step.name === 'contact' ? (
        <ContactStep
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
      {step.name === 'contact' ? null : (
        <Button
          variant="text"
          onClick={() => {
            setStep({ name: 'contact' });
          }}
        >
          {t('signIn.otherWay')}
        </Button>
      )}
      <SocialButtons />
      <OtherSignInLinks
        links={[
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

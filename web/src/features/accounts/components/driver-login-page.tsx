import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSentCode } from '#web/shared/form/use-sent-code';
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
 * The steps of signing in: the phone number or email, the password for an email address, or email and password after a
 * code that no longer works. A code that was sent is a step of its own, also after a reload of the page.
 */
type Step = 'contact' | 'password' | 'email';

/** Driver sign-in by phone and code, or by email and password. */
export function DriverLoginPage() {
  const { t } = useTranslation('accounts');
  const [step, setStep] = useState<Step>('contact');
  const code = useSentCode('sign-in');
  const form = useCredentialsForm();
  const arrive = useRedirectAfterSignIn();
  const toPassword = (email: string, password = '') => {
    form.reset({ email, password });
    code.discard();
    setStep('password');
  };
  const toEmail = () => {
    form.reset({ email: '', password: '' });
    code.discard();
    setStep('email');
  };
  const arriveByCode = () => {
    code.discard();
    arrive();
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
      {step === 'contact' && code.sent === null ? (
        <ContactStep onEmail={toPassword} requestCode={code.request} />
      ) : null}
      {code.sent === null ? null : (
        <PhoneCodeStep sent={code.sent} requestCode={code.request} onSignedIn={arriveByCode} onDisabled={toEmail} />
      )}
      {step === 'email' ? (
        <p role="status" className="gh-sign-in-note">
          {t('code.disabled')}
        </p>
      ) : null}
      {step === 'email' || step === 'password' ? (
        <EmailSignIn form={form} label={t('signIn.submit')} onSignedIn={arrive} />
      ) : null}
      {step === 'contact' && code.sent === null ? null : (
        <Button
          variant="text"
          onClick={() => {
            code.discard();
            setStep('contact');
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

import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { withRedirect } from '../../../shared/paths';
import { PageHeader } from '../../../shared/ui/page-header';
import { SocialButtons } from '../social/social-buttons';
import { DemoLogins } from './demo-logins';
import { EmailSignIn, useCredentialsForm } from './email-sign-in';
import { useArrival } from './use-arrival';
import './sign-in.css';

/** A way on from here: a question, and the page that answers it. */
export interface OtherDoor {
  question: string;
  label: string;
  to: string;
}

interface SignInScreenProps {
  title: string;
  /** What waits behind the door. */
  promise: string;
  doors: readonly OtherDoor[];
}

/** The page that somebody wanted goes with him through whichever door he takes. */
export function OtherDoors({ doors }: { doors: readonly OtherDoor[] }) {
  const wanted = useSearchParams()[0].get('redirect');
  return doors.map(({ question, label, to }) => (
    <p key={to} className="gh-sign-in-other">
      {question} <Link to={wanted === null ? to : withRedirect(to, wanted)}>{label}</Link>
    </p>
  ));
}

/** Signing in with e-mail and password. */
export function SignInScreen({ title, promise, doors }: SignInScreenProps) {
  const { t } = useTranslation('accounts');
  const form = useCredentialsForm();
  const arrive = useArrival();
  return (
    <>
      <PageHeader title={title} stateLine={promise} />
      <EmailSignIn form={form} label={t('signIn.submit')} onSignedIn={arrive} />
      <SocialButtons />
      <OtherDoors doors={doors} />
      <DemoLogins
        onChoose={(credentials) => {
          form.reset(credentials);
          form.setFocus('email');
        }}
      />
    </>
  );
}

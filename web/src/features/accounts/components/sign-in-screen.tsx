import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { withRedirect } from '#web/shared/paths';
import { PageHeader } from '#web/shared/ui/page-header';
import { SocialButtons } from '../social/social-buttons';
import { DemoLogins } from './demo-logins';
import { EmailSignIn, useCredentialsForm } from './email-sign-in';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in';
import './sign-in.css';

/** A link to another sign-in or registration page, with the question that it answers. */
export interface SignInLink {
  question: string;
  label: string;
  to: string;
}

interface SignInScreenProps {
  title: string;
  /** One sentence about what signing in offers. */
  promise: string;
  links: readonly SignInLink[];
}

/** Keeps the redirect target of the current page on every link. */
export function OtherSignInLinks({ links }: { links: readonly SignInLink[] }) {
  const wanted = useSearchParams()[0].get('redirect');
  return links.map(({ question, label, to }) => (
    <p key={to} className="gh-sign-in-other">
      {question} <Link to={wanted === null ? to : withRedirect(to, wanted)}>{label}</Link>
    </p>
  ));
}

/** Sign-in with email and password. */
export function SignInScreen({ title, promise, links }: SignInScreenProps) {
  const { t } = useTranslation('accounts');
  const form = useCredentialsForm();
  const arrive = useRedirectAfterSignIn();
  return (
    <>
      <PageHeader title={title} subtitle={promise} />
      <EmailSignIn form={form} label={t('signIn.submit')} onSignedIn={arrive} />
      <SocialButtons />
      <OtherSignInLinks links={links} />
      <DemoLogins
        onChoose={(credentials) => {
          form.reset(credentials);
          form.setFocus('email');
        }}
      />
    </>
  );
}

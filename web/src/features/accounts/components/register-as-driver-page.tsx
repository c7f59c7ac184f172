import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/paths';
import { PageHeader } from '../../../shared/ui/page-header';
import { toast } from '../../../shared/ui/toasts';
import { JUST_SIGNED_UP } from '../model/just-signed-up';
import { SocialButtons } from '../social/social-buttons';
import { DriverSignUpForm } from './driver-sign-up-form';
import { OtherDoors } from './sign-in-screen';
import './sign-in.css';

/** The door for new drivers; states that are not served yet lead to the waitlist. */
export function RegisterAsDriverPage() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t('register.title')} stateLine={t('register.promise')} />
      <DriverSignUpForm
        onSignedUp={() => {
          toast.info(t('register.done'));
          void navigate(paths.driverLogin, { state: JUST_SIGNED_UP });
        }}
        onNotServed={(state) => void navigate(paths.driversWaitlist(state))}
      />
      <SocialButtons />
      <OtherDoors
        doors={[
          { question: t('register.known'), label: t('signIn.submit'), to: paths.driverLogin },
          { question: t('signIn.driverToCarrier'), label: t('signIn.registerCarrier'), to: paths.registerAsCarrier },
        ]}
      />
    </>
  );
}

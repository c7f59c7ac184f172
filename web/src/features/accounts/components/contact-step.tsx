import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SignInIdentifier } from '#domain/accounts/sign-in/schema';
import { Form } from '#web/shared/form/form';
import { lazyResolver } from '#web/shared/form/lazy-resolver';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import type { useSentCode } from '#web/shared/form/use-sent-code';
import { asApiProblem } from '#web/shared/http/api-problem';
import { toast } from '#web/shared/ui/toasts';
import { useSendSignInCode } from '../api/phone';

const check = lazyResolver<SignInIdentifier, SignInIdentifier>(
  async () => (await import('#domain/accounts/sign-in/schema')).SignInIdentifier,
);

interface ContactStepProps {
  onEmail: (email: string) => void;
  /** Requests the code for the typed number. */
  requestCode: ReturnType<typeof useSentCode>['request'];
}

/** The first step: a phone number gets a code, an email address continues with the password. */
export function ContactStep({ onEmail, requestCode }: ContactStepProps) {
  const { t } = useTranslation('accounts');
  const sendCode = useSendSignInCode();
  const form = useForm<SignInIdentifier>({
    resolver: check,
    defaultValues: { phoneEmail: '' },
  });

  const submit = async ({ phoneEmail }: SignInIdentifier) => {
    if (phoneEmail.includes('@')) {
      onEmail(phoneEmail);
      return;
    }
    try {
      if (await requestCode(phoneEmail, () => sendCode.mutateAsync({ phone: phoneEmail })))
        toast.success(t('code.sent'));
    } catch (thrown) {
      const [refused] = asApiProblem(thrown).errors;
      if (refused === undefined) {
        toast.error(t('code.failed'));
        throw thrown;
      }
      form.setError('phoneEmail', { message: refused.message ?? refused.code }, { shouldFocus: true });
    }
  };

  return (
    <Form form={form} onSubmit={submit} label={t('signIn.driverTitle')}>
      <TextField
        control={form.control}
        name="phoneEmail"
        autoComplete="username"
        label={t('signIn.phoneOrEmail')}
        help={t('signIn.phoneOrEmailHelp')}
      />
      <SubmitButton control={form.control}>{t('signIn.continue')}</SubmitButton>
    </Form>
  );
}

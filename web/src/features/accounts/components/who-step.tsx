import type { SignInIdentifier } from '#domain/accounts/sign-in/schema';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/form/form';
import { lateResolver } from '../../../shared/form/late-resolver';
import { SubmitButton } from '../../../shared/form/submit-button';
import { TextField } from '../../../shared/form/text-field';
import { asApiProblem } from '../../../shared/http/api-problem';
import { toast } from '../../../shared/ui/toasts';
import { useAskForSignInCode } from '../api/phone';

const check = lateResolver<SignInIdentifier, SignInIdentifier>(
  async () => (await import('#domain/accounts/sign-in/schema')).SignInIdentifier,
);

interface WhoStepProps {
  onEmail: (email: string) => void;
  /** The code is on its way. */
  onPhone: (phone: string) => void;
}

/** The first question: a phone number gets a code, an e-mail address is asked for its password. */
export function WhoStep({ onEmail, onPhone }: WhoStepProps) {
  const { t } = useTranslation('accounts');
  const ask = useAskForSignInCode();
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
      await ask.mutateAsync({ phone: phoneEmail });
    } catch (thrown) {
      const [refused] = asApiProblem(thrown).errors;
      if (refused === undefined) {
        toast.error(t('code.failed'));
        throw thrown;
      }
      form.setError('phoneEmail', { message: refused.message ?? refused.code }, { shouldFocus: true });
      return;
    }
    toast.success(t('code.sent'));
    onPhone(phoneEmail);
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

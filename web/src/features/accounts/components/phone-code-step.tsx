import { useTranslation } from 'react-i18next';
import { CodeForm } from '#web/entities/account/code-form';
import type { SentCode, useSentCode } from '#web/shared/form/use-sent-code';
import { ApiProblem } from '#web/shared/http/api-problem';
import { formatPhone } from '#web/shared/i18n/format';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { toast } from '#web/shared/ui/toasts';
import { useSendSignInCode, useSignInByPhone } from '../api/phone';

interface PhoneCodeStepProps {
  sent: SentCode;
  requestCode: ReturnType<typeof useSentCode>['request'];
  onSignedIn: () => void;
  /** The code no longer works: continue with the email. */
  onDisabled: () => void;
}

/** The texted code: a wrong code can be retyped, a disabled one falls back to email sign-in. */
export function PhoneCodeStep({ sent, requestCode, onSignedIn, onDisabled }: PhoneCodeStepProps) {
  const { to: phone } = sent;
  const { t } = useTranslation('accounts');
  const problemText = useProblemText();
  const signIn = useSignInByPhone(phone);
  const sendCode = useSendSignInCode();

  const submit = async (values: { code: string }) => {
    try {
      await signIn.mutateAsync(values);
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.code !== 'code-disabled') throw problem;
      toast.error(problemText(problem));
      onDisabled();
      return;
    }
    onSignedIn();
  };
  const resend = async () => {
    try {
      if (await requestCode(phone, () => sendCode.mutateAsync({ phone }))) toast.success(t('code.sent'));
    } catch {
      toast.error(t('code.failed'));
    }
  };

  return (
    <>
      <p className="gh-sign-in-note">{t('code.to', { phone: formatPhone(phone) })}</p>
      <CodeForm label={t('signIn.driverTitle')} sent={sent} onCode={submit} onResend={resend} />
    </>
  );
}

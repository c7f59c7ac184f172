import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OwnPassword } from '#domain/accounts/sign-in/schema';
import { CodeForm } from '#web/entities/account/code-form';
import { Form } from '#web/shared/form/form';
import { lazyResolver } from '#web/shared/form/lazy-resolver';
import { PasswordField } from '#web/shared/form/password-field';
import { SubmitButton } from '#web/shared/form/submit-button';
import { useSentCode } from '#web/shared/form/use-sent-code';
import type { ApiProblem } from '#web/shared/http/api-problem';
import { asApiProblem } from '#web/shared/http/api-problem';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { toast } from '#web/shared/ui/toasts';
import type { PhoneOwner } from '../api/confirm';
import { useConfirmPhone, useSendConfirmCode } from '../api/confirm';

const checkPassword = lazyResolver<OwnPassword, OwnPassword>(
  async () => (await import('#domain/accounts/sign-in/schema')).OwnPassword,
);

interface ConfirmByCodeProps {
  owner: PhoneOwner;
  onConfirmed: () => void;
  /** The password turned out to be wrong, so that it has to be typed again. */
  onWrongPassword?: () => void;
}

/** Confirms an account by a code texted to its phone, as an alternative to the email link. */
export function ConfirmByCode({ owner, onConfirmed, onWrongPassword }: ConfirmByCodeProps) {
  const { t } = useTranslation('accounts');
  const sendCode = useSendConfirmCode(owner);
  const confirm = useConfirmPhone(owner);
  const code = useSentCode('confirm');
  const [problem, setProblem] = useState<ApiProblem | undefined>();
  const account = owner?.email ?? '';
  const sent = code.sent?.to === account ? code.sent : null;

  const isWrongPassword = (thrown: unknown): boolean => {
    if (asApiProblem(thrown).code !== 'sign-in-failed' || onWrongPassword === undefined) return false;
    toast.problem(thrown);
    onWrongPassword();
    return true;
  };
  const requestCode = async () => {
    setProblem(undefined);
    try {
      if (await code.request(account, () => sendCode.mutateAsync())) toast.success(t('confirm.texted'));
    } catch (thrown) {
      if (isWrongPassword(thrown)) return;
      setProblem(asApiProblem(thrown));
      toast.error(t('code.failed'));
    }
  };
  const confirmCode = async (values: { code: string }) => {
    try {
      await confirm.mutateAsync(values);
    } catch (thrown) {
      if (isWrongPassword(thrown)) return;
      throw thrown;
    }
    code.discard();
    toast.success(t('confirm.done'));
    onConfirmed();
  };

  return (
    <>
      {problem === undefined ? null : <Alert problem={problem} />}
      {sent === null ? (
        <Button loading={sendCode.isPending} onClick={() => void requestCode()}>
          {t('confirm.text')}
        </Button>
      ) : (
        <CodeForm label={t('confirm.title')} sent={sent} onCode={confirmCode} onResend={requestCode} />
      )}
    </>
  );
}

/** The same after a reload of the page, which stores no password: it is typed again before the code. */
export function ConfirmAgain({ email, onConfirmed }: { email: string; onConfirmed: () => void }) {
  const { t } = useTranslation('accounts');
  const [password, setPassword] = useState<string | null>(null);
  const form = useForm<OwnPassword>({ resolver: checkPassword, defaultValues: { password: '' } });
  if (password !== null) {
    return (
      <ConfirmByCode
        owner={{ email, password }}
        onConfirmed={onConfirmed}
        onWrongPassword={() => {
          setPassword(null);
        }}
      />
    );
  }
  const keep = (values: OwnPassword) => {
    setPassword(values.password);
    return Promise.resolve();
  };
  return (
    <Form form={form} label={t('confirm.password')} onSubmit={keep}>
      <PasswordField
        control={form.control}
        name="password"
        autoComplete="current-password"
        label={t('signIn.password')}
        help={t('confirm.password')}
      />
      <SubmitButton control={form.control}>{t('signIn.continue')}</SubmitButton>
    </Form>
  );
}

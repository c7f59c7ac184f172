import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '#web/entities/account/code-form';
import type { ApiProblem } from '#web/shared/http/api-problem';
import { asApiProblem } from '#web/shared/http/api-problem';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { toast } from '#web/shared/ui/toasts';
import type { PhoneOwner } from '../api/confirm';
import { useConfirmPhone, useSendConfirmCode } from '../api/confirm';

/** Confirms an account by a code texted to its phone, as an alternative to the email link. */
export function ConfirmByCode({ owner, onConfirmed }: { owner: PhoneOwner; onConfirmed: () => void }) {
  const { t } = useTranslation('accounts');
  const sendCode = useSendConfirmCode(owner);
  const confirm = useConfirmPhone(owner);
  const [isSent, setIsSent] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | undefined>();

  const requestCode = async () => {
    setProblem(undefined);
    try {
      await sendCode.mutateAsync();
      setIsSent(true);
      toast.success(t('confirm.texted'));
    } catch (thrown) {
      setProblem(asApiProblem(thrown));
      toast.error(t('code.failed'));
    }
  };

  if (isSent) {
    return (
      <>
        {problem === undefined ? null : <Alert problem={problem} />}
        <CodeForm
          label={t('confirm.title')}
          onCode={async (values) => {
            await confirm.mutateAsync(values);
            toast.success(t('confirm.done'));
            onConfirmed();
          }}
          onResend={requestCode}
        />
      </>
    );
  }
  return (
    <>
      {problem === undefined ? null : <Alert problem={problem} />}
      <Button loading={sendCode.isPending} onClick={() => void requestCode()}>
        {t('confirm.text')}
      </Button>
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiProblem } from '../../../shared/http/api-problem';
import type { ApiProblem } from '../../../shared/http/api-problem';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { toast } from '../../../shared/ui/toasts';
import type { Whose } from '../api/confirm';
import { useAskForConfirmCode, useConfirmPhone } from '../api/confirm';
import { CodeForm } from '../../../shared/account/code-form';

/** Confirms an account by a code to its phone, in place of the link in the mail. */
export function ConfirmByCode({ whose, onConfirmed }: { whose: Whose; onConfirmed: () => void }) {
  const { t } = useTranslation('accounts');
  const ask = useAskForConfirmCode(whose);
  const confirm = useConfirmPhone(whose);
  const [isAsked, setIsAsked] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | undefined>();

  const askForCode = async () => {
    setProblem(undefined);
    try {
      await ask.mutateAsync();
      setIsAsked(true);
      toast.success(t('confirm.texted'));
    } catch (thrown) {
      setProblem(asApiProblem(thrown));
      toast.error(t('code.failed'));
    }
  };

  if (isAsked) {
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
          onResend={askForCode}
        />
      </>
    );
  }
  return (
    <>
      {problem === undefined ? null : <Alert problem={problem} />}
      <Button loading={ask.isPending} onClick={() => void askForCode()}>
        {t('confirm.text')}
      </Button>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '#web/shared/form/code-field';
import { CodeRefused } from '#web/shared/form/code-refused';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { type SentCode, useSentCode } from '#web/shared/form/use-sent-code';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import { Stack } from '#web/shared/ui/layout';
import type { Waiting } from './proof';
import { settingsQuery } from './settings';

interface StepProps {
  onProven: () => void;
}

const useProve = (onDone: () => void) =>
  useCommand({
    send: (body: { password: string } | { code: string }) => call(api.POST('/api/user/proof', { body })),
    onDone,
  });

function PasswordStep({ onProven }: StepProps) {
  const { t } = useTranslation();
  const form = useForm({ defaultValues: { password: '' } });
  const prove = useProve(onProven);
  return (
    <Form form={form} onSubmit={(values) => prove.mutateAsync(values)}>
      <TextField
        control={form.control}
        name="password"
        type="password"
        autoComplete="current-password"
        rules={{ required: t('fieldProblem.required') }}
        label={t('proof.password')}
      />
      <SubmitButton control={form.control}>{t('proof.go')}</SubmitButton>
    </Form>
  );
}

function CodeStep({ onProven, sent }: StepProps & { sent: SentCode }) {
  const { t } = useTranslation();
  const form = useForm({ defaultValues: { code: '' } });
  const prove = useProve(onProven);
  return (
    <Form form={form} onSubmit={(values) => prove.mutateAsync(values)}>
      <CodeRefused sent={sent} />
      <CodeField
        control={form.control}
        name="code"
        rules={{ required: t('fieldProblem.required') }}
        label={t('proof.code')}
        help={t(sent.to === 'phone' ? 'proof.sentToPhone' : 'proof.sentToEmail')}
      />
      <SubmitButton control={form.control}>{t('proof.go')}</SubmitButton>
    </Form>
  );
}

/** Requires the password, or a code sent to the account's current phone or email address. */
export function ProofDialog({ waiting: { onProven, onCancel } }: { waiting: Waiting }) {
  const { t } = useTranslation();
  const settings = useQuery(settingsQuery()).data;
  const hasPassword = settings?.hasPassword === true;
  const code = useSentCode('proof');
  const { sent } = code;
  const sendCode = useCommand({ send: () => call(api.POST('/api/user/proof/code')) });
  const request = async () => {
    // The channel of a code that was sent before follows from the account.
    const before = settings?.isPhoneConfirmed === true ? 'phone' : 'email';
    let to: string = before;
    const send = async () => {
      ({ to } = await sendCode.mutateAsync());
    };
    // The dialog shows every other refusal.
    if (await code.request(before, send).catch(() => false)) code.remember({ to, at: Date.now() });
  };
  const prove = () => {
    code.discard();
    onProven();
  };
  const cancel = () => {
    code.discard();
    onCancel();
  };
  return (
    <Dialog title={t('proof.title')} onClose={cancel}>
      <Stack>
        <p>{t('proof.lead')}</p>
        {sent === null ? null : <CodeStep sent={sent} onProven={prove} />}
        {sent === null && hasPassword ? <PasswordStep onProven={onProven} /> : null}
        {sendCode.error === null || sent?.refused !== undefined ? null : <Alert problem={sendCode.error} />}
        <Button loading={sendCode.isPending} onClick={() => void request()}>
          {t(sent === null ? 'proof.sendCode' : 'proof.sendAgain')}
        </Button>
      </Stack>
    </Dialog>
  );
}

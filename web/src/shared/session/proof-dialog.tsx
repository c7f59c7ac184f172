import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '#web/shared/form/code-field';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
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

function CodeStep({ onProven, sentTo }: StepProps & { sentTo: 'phone' | 'email' }) {
  const { t } = useTranslation();
  const form = useForm({ defaultValues: { code: '' } });
  const prove = useProve(onProven);
  return (
    <Form form={form} onSubmit={(values) => prove.mutateAsync(values)}>
      <CodeField
        control={form.control}
        name="code"
        rules={{ required: t('fieldProblem.required') }}
        label={t('proof.code')}
        help={t(sentTo === 'phone' ? 'proof.sentToPhone' : 'proof.sentToEmail')}
      />
      <SubmitButton control={form.control}>{t('proof.go')}</SubmitButton>
    </Form>
  );
}

/** Requires the password, or a code sent to the account's current phone or email address. */
export function ProofDialog({ waiting: { onProven, onCancel } }: { waiting: Waiting }) {
  const { t } = useTranslation();
  const hasPassword = useQuery(settingsQuery()).data?.hasPassword === true;
  const [sentTo, setSentTo] = useState<'phone' | 'email' | undefined>();
  const sendCode = useCommand({
    send: () => call(api.POST('/api/user/proof/code')),
    onDone: ({ to }) => {
      setSentTo(to);
    },
  });
  return (
    <Dialog title={t('proof.title')} onClose={onCancel}>
      <Stack>
        <p>{t('proof.lead')}</p>
        {sentTo !== undefined ? <CodeStep sentTo={sentTo} onProven={onProven} /> : null}
        {sentTo === undefined && hasPassword ? <PasswordStep onProven={onProven} /> : null}
        {sendCode.error === null ? null : <Alert problem={sendCode.error} />}
        <Button
          loading={sendCode.isPending}
          onClick={() => {
            sendCode.mutate();
          }}
        >
          {t(sentTo === undefined ? 'proof.sendCode' : 'proof.sendAgain')}
        </Button>
      </Stack>
    </Dialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DriverApplication } from '#domain/driver-application/schema';
import { applicationQuery } from '#web/entities/driver/application';
import { TaskFrame } from '#web/entities/driver/task-frame';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Card, Inline } from '#web/shared/ui/layout';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { usePause } from '#web/shared/ui/use-pause';
import { useChangeEmail, useResendConfirmationLink } from '../api/contacts';

type Contacts = DriverApplication['contacts'];

function NewAddress({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('onboarding');
  const form = useForm({ defaultValues: { email: '' } });
  const change = useChangeEmail(() => {
    toast.success(t('email.changed'));
    onSent();
  });
  return (
    <Form form={form} onSubmit={({ email }) => change.mutateAsync(email)} label={t('email.change')}>
      <TextField
        control={form.control}
        name="email"
        type="email"
        autoComplete="email"
        rules={{ required: t('first.required') }}
        label={t('email.label')}
      />
      <SubmitButton control={form.control}>{t('email.submit')}</SubmitButton>
    </Form>
  );
}

function Address({ contacts: { email, isEmailConfirmed } }: { contacts: Contacts }) {
  const { t } = useTranslation('onboarding');
  const [isChanging, setIsChanging] = useState(false);
  const { isPausing, pause } = usePause();
  const again = useResendConfirmationLink(() => {
    pause();
    toast.success(t('email.sent'));
  });
  return (
    <>
      <p>{t(isEmailConfirmed ? 'email.confirmed' : 'email.waiting', { email })}</p>
      {again.error === null ? null : <Alert problem={again.error} />}
      <Inline>
        {isEmailConfirmed ? null : (
          <Button
            variant="primary"
            loading={again.isPending}
            disabled={isPausing}
            onClick={() => {
              again.mutate(email);
            }}
          >
            {t('email.again')}
          </Button>
        )}
        <Button
          variant="text"
          onClick={() => {
            setIsChanging((is) => !is);
          }}
          aria-expanded={isChanging}
        >
          {t('email.change')}
        </Button>
      </Inline>
      {isChanging ? (
        <NewAddress
          onSent={() => {
            setIsChanging(false);
          }}
        />
      ) : null}
    </>
  );
}

/** Confirms or changes the email address of the account. */
export function EmailPage() {
  const { t } = useTranslation('onboarding');
  const { data, error, refetch } = useQuery(applicationQuery());
  if (data === undefined) {
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  return (
    <TaskFrame task="email" title={t('email.title')} lead={t('email.lead')}>
      <Card>
        <Address contacts={data.contacts} />
      </Card>
    </TaskFrame>
  );
}

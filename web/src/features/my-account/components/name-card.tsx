import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isDriver } from '#domain/accounts/actor';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { useActor, useCurrentUser } from '#web/shared/session/current-user';
import { useUpdateUser } from '#web/shared/session/preferences';
import { settingsQuery } from '#web/shared/session/settings';
import { Card } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import { QuerySection } from './query-section';

interface Name {
  firstName: string;
  /** Undefined for everyone but drivers. */
  middleName?: string | null;
  lastName: string;
}

function NameForm({ name }: { name: Name }) {
  const { t } = useTranslation('account');
  const form = useForm({ values: name });
  const update = useUpdateUser(() => {
    toast.success(t('saved'));
  });
  const rules = { validate: (typed: string | null | undefined) => (typed ?? '').trim() !== '' || t('required') };
  return (
    <Form form={form} label={t('name.title')} onSubmit={(values) => update.mutateAsync(values)}>
      <TextField
        control={form.control}
        name="firstName"
        autoComplete="given-name"
        rules={rules}
        label={t('name.first')}
      />
      {name.middleName === undefined ? null : (
        <TextField
          control={form.control}
          name="middleName"
          autoComplete="additional-name"
          optional
          label={t('name.middle')}
        />
      )}
      <TextField
        control={form.control}
        name="lastName"
        autoComplete="family-name"
        rules={rules}
        label={t('name.last')}
      />
      <SubmitButton control={form.control}>{t('name.save')}</SubmitButton>
    </Form>
  );
}

/** Waits for the settings with a driver's middle name, so that saving never clears it. */
function DriverNameForm() {
  const { firstName, lastName } = useCurrentUser();
  const query = useQuery(settingsQuery());
  return (
    <QuerySection query={query}>
      {({ middleName }) => <NameForm name={{ firstName, middleName, lastName }} />}
    </QuerySection>
  );
}

function StaffNameForm() {
  const { firstName, lastName } = useCurrentUser();
  return <NameForm name={{ firstName, lastName }} />;
}

export function NameCard() {
  const { t } = useTranslation('account');
  return <Card title={t('name.title')}>{isDriver(useActor()) ? <DriverNameForm /> : <StaffNameForm />}</Card>;
}

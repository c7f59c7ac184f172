import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/form/form';
import { SubmitButton } from '../../../shared/form/submit-button';
import { TextField } from '../../../shared/form/text-field';
import { useCurrentUser } from '../../../shared/session/current-user';
import { useUpdateUser } from '../../../shared/session/preferences';
import { Card } from '../../../shared/ui/layout';
import { toast } from '../../../shared/ui/toasts';

export function NameCard() {
  const { t } = useTranslation('account');
  const { firstName, lastName } = useCurrentUser();
  const form = useForm({ values: { firstName, lastName } });
  const update = useUpdateUser(() => {
    toast.success(t('saved'));
  });
  const rules = { validate: (typed: string) => typed.trim() !== '' || t('required') };
  return (
    <Card title={t('name.title')}>
      <Form form={form} label={t('name.title')} onSubmit={(values) => update.mutateAsync(values)}>
        <TextField
          control={form.control}
          name="firstName"
          autoComplete="given-name"
          rules={rules}
          label={t('name.first')}
        />
        <TextField
          control={form.control}
          name="lastName"
          autoComplete="family-name"
          rules={rules}
          label={t('name.last')}
        />
        <SubmitButton control={form.control}>{t('name.save')}</SubmitButton>
      </Form>
    </Card>
  );
}

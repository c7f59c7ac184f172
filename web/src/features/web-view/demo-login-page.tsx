import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { api, call } from '#web/shared/http/client';
import { paths } from '#web/shared/paths';
import { useStartSession } from '#web/shared/session/start-session';
import { PageHeader } from '#web/shared/ui/page-header';

/** The sign-in page of the demo: any phone number opens a demo driver. */
export function DemoLoginPage() {
  const { t } = useTranslation('social');
  const navigate = useNavigate();
  const startSession = useStartSession();
  const form = useForm({ defaultValues: { phone: '' } });
  const { mutateAsync } = useMutation({
    mutationFn: (body: { phone: string }) => call(api.POST('/api/auth/demo', { body })),
    onSuccess: startSession,
  });
  const submit = async (values: { phone: string }) => {
    const { user } = await mutateAsync(values);
    await navigate(paths.demoDriver(user._id), { replace: true });
  };
  return (
    <>
      <PageHeader title={t('demo.title')} subtitle={t('demo.titleLine')} />
      <Form form={form} onSubmit={submit} label={t('demo.title')}>
        <TextField
          control={form.control}
          name="phone"
          rules={{ required: t('required') }}
          type="tel"
          label={t('demo.phone')}
          help={t('demo.phoneHelp')}
        />
        <SubmitButton control={form.control}>{t('demo.enter')}</SubmitButton>
      </Form>
    </>
  );
}

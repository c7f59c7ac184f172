import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { DriverApplication } from '#domain/driver-application/schema';
import { CodeForm } from '#web/entities/account/code-form';
import { applicationQuery } from '#web/entities/driver/application';
import { TaskFrame } from '#web/entities/driver/task-frame';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { type SentCode, useSentCode } from '#web/shared/form/use-sent-code';
import { asApiProblem } from '#web/shared/http/api-problem';
import { formatPhone } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { Button } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { useConfirmPhoneCode, useSendPhoneCode } from '../api/contacts';

type Contacts = DriverApplication['contacts'];

type Code = ReturnType<typeof useSentCode>;

function NumberForm({ phone, code }: { phone: string; code: Code }) {
  const { t } = useTranslation(['onboarding', 'accounts']);
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { phone } });
  const sendCode = useSendPhoneCode();
  const send = async (typed: string) => {
    try {
      if (await code.request(typed, () => sendCode.mutateAsync(typed))) toast.success(t('phone.sent'));
    } catch (thrown) {
      // An invalid number is reported at its field; any other failure returns to the previous page.
      if (asApiProblem(thrown).errors.length > 0) throw thrown;
      toast.error(t('accounts:code.failed'));
      void navigate(paths.driverOnboarding);
    }
  };
  return (
    <Form form={form} onSubmit={(values) => send(values.phone)} label={t('phone.title')}>
      <TextField
        control={form.control}
        name="phone"
        type="tel"
        autoComplete="tel"
        rules={{ required: t('first.required') }}
        label={t('phone.label')}
      />
      <SubmitButton control={form.control}>{t('phone.send')}</SubmitButton>
    </Form>
  );
}

function CodeStep({ sent, code }: { sent: SentCode; code: Code }) {
  const { t } = useTranslation('onboarding');
  const navigate = useNavigate();
  const sendCode = useSendPhoneCode();
  const { to: phone } = sent;
  const prove = useConfirmPhoneCode(() => {
    code.discard();
    toast.success(t('phone.done'));
    void navigate(paths.driverOnboarding);
  });
  return (
    <>
      <p>{t('phone.codeFor', { phone: formatPhone(phone) })}</p>
      <CodeForm
        label={t('phone.title')}
        sent={sent}
        onCode={(typed) => prove.mutateAsync({ phone, ...typed })}
        onResend={() => code.request(phone, () => sendCode.mutateAsync(phone))}
      />
      <Button variant="text" onClick={code.discard}>
        {t('phone.another')}
      </Button>
    </>
  );
}

function PhoneSteps({ contacts: { phone, isPhoneConfirmed } }: { contacts: Contacts }) {
  const { t } = useTranslation('onboarding');
  const code = useSentCode('onboarding-phone');
  const [isChanging, setIsChanging] = useState(!isPhoneConfirmed);
  if (code.sent !== null) return <CodeStep sent={code.sent} code={code} />;
  if (isChanging) return <NumberForm phone={phone ?? ''} code={code} />;
  return (
    <>
      <p>{t('phone.confirmed', { phone: formatPhone(phone ?? '') })}</p>
      <Button
        onClick={() => {
          setIsChanging(true);
        }}
      >
        {t('phone.change')}
      </Button>
    </>
  );
}

/** First the number, then the texted code. */
export function PhonePage() {
  const { t } = useTranslation('onboarding');
  const { data, error, refetch } = useQuery(applicationQuery());
  if (data === undefined) {
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  return (
    <TaskFrame task="phone" title={t('phone.title')} lead={t('phone.lead')}>
      <Card>
        <PhoneSteps contacts={data.contacts} />
      </Card>
    </TaskFrame>
  );
}

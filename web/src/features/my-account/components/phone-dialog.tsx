import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CODE_MINUTES } from '#domain/accounts/lifetimes';
import { ChangePhone, RequestPhoneCode } from '#domain/accounts/settings/schema';
import { CodeField } from '#web/shared/form/code-field';
import { commandResolver } from '#web/shared/form/command-resolver';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useChangePhone, useSendPhoneCode } from '../api/account';

interface NumberStepProps {
  phone: string;
  onSent: (phone: string) => void;
  close: () => void;
}

function NumberStep({ phone, onSent, close }: NumberStepProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const form = useForm({ resolver: commandResolver(RequestPhoneCode), defaultValues: { phone } });
  const sendCode = useSendPhoneCode();
  const send = async (typed: string) => {
    await sendCode.mutateAsync(typed);
    toast.success(t('phone.sent'));
    onSent(typed);
  };
  return (
    <Form form={form} onSubmit={(values) => send(values.phone)}>
      <TextField
        control={form.control}
        name="phone"
        type="tel"
        autoComplete="tel"
        label={t('phone.new')}
        help={t('phone.help')}
      />
      <div className="gh-dialog-footer">
        <Button onClick={close}>{common('cancel')}</Button>
        <SubmitButton control={form.control}>{t('phone.send')}</SubmitButton>
      </div>
    </Form>
  );
}

interface CodeStepProps {
  phone: string;
  onBack: () => void;
  close: () => void;
}

function CodeStep({ phone, onBack, close }: CodeStepProps) {
  const { t } = useTranslation('account');
  const form = useForm({ resolver: commandResolver(ChangePhone), defaultValues: { phone, code: '' } });
  const change = useChangePhone(() => {
    toast.success(t('phone.done'));
    close();
  });
  const { setFocus } = form;
  useEffect(() => {
    setFocus('code');
  }, [setFocus]);
  return (
    <Form form={form} onSubmit={(values) => change.mutateAsync(values)}>
      <CodeField
        control={form.control}
        name="code"
        label={t('phone.code')}
        help={t('phone.codeHelp', { phone, minutes: CODE_MINUTES })}
      />
      <div className="gh-dialog-footer">
        <Button onClick={onBack}>{t('phone.another')}</Button>
        <SubmitButton control={form.control}>{t('phone.change')}</SubmitButton>
      </div>
    </Form>
  );
}

/** First the number, then the texted code. */
export function PhoneDialog({ close }: ModalProps<undefined>) {
  const { t } = useTranslation('account');
  const [phone, setPhone] = useState('');
  const [isSent, setIsSent] = useState(false);
  return (
    <Dialog title={t('phone.title')} onClose={close}>
      {isSent ? (
        <CodeStep
          phone={phone}
          close={close}
          onBack={() => {
            setIsSent(false);
          }}
        />
      ) : (
        <NumberStep
          phone={phone}
          close={close}
          onSent={(typed) => {
            setPhone(typed);
            setIsSent(true);
          }}
        />
      )}
    </Dialog>
  );
}

import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CODE_MINUTES } from '#domain/accounts/lifetimes';
import { ChangePhone, RequestPhoneCode } from '#domain/accounts/settings/schema';
import { CodeField } from '#web/shared/form/code-field';
import { CodeRefused } from '#web/shared/form/code-refused';
import { commandResolver } from '#web/shared/form/command-resolver';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { type SentCode, useSentCode } from '#web/shared/form/use-sent-code';
import { formatPhone } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useChangePhone, useSendPhoneCode } from '../api/account';

type Code = ReturnType<typeof useSentCode>;

interface NumberStepProps {
  phone: string;
  code: Code;
  close: () => void;
}

function NumberStep({ phone, code, close }: NumberStepProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const form = useForm({ resolver: commandResolver(RequestPhoneCode), defaultValues: { phone } });
  const sendCode = useSendPhoneCode();
  const send = async (typed: string) => {
    if (await code.request(typed, () => sendCode.mutateAsync(typed))) toast.success(t('phone.sent'));
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
  sent: SentCode;
  onDone: () => void;
  onBack: () => void;
  close: () => void;
}

function CodeStep({ sent, onDone, onBack, close }: CodeStepProps) {
  const { t } = useTranslation('account');
  const { to: phone } = sent;
  const form = useForm({ resolver: commandResolver(ChangePhone), defaultValues: { phone, code: '' } });
  const change = useChangePhone(() => {
    onDone();
    toast.success(t('phone.done'));
    close();
  });
  const { setFocus } = form;
  useEffect(() => {
    setFocus('code');
  }, [setFocus]);
  return (
    <Form form={form} onSubmit={(values) => change.mutateAsync(values)}>
      <CodeRefused sent={sent} />
      <CodeField
        control={form.control}
        name="code"
        label={t('phone.code')}
        help={t('phone.codeHelp', { phone: formatPhone(phone), minutes: CODE_MINUTES })}
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
  const code = useSentCode('change-phone');
  return (
    <Dialog title={t('phone.title')} onClose={close}>
      {code.sent === null ? (
        <NumberStep phone={phone} close={close} code={code} />
      ) : (
        <CodeStep
          sent={code.sent}
          close={close}
          onDone={code.discard}
          onBack={() => {
            setPhone(code.sent?.to ?? '');
            code.discard();
          }}
        />
      )}
    </Dialog>
  );
}

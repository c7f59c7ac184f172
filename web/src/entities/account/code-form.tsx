import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { checkTypedCode } from '#domain/accounts/fields/one-time-code';
import { CODE_MINUTES, RESEND_CODE_AFTER_MS } from '#domain/accounts/lifetimes';
import type { TypedCode } from '#domain/accounts/sign-in/schema';
import { SECOND_MS } from '#domain/shared/durations';
import { CodeField } from '#web/shared/form/code-field';
import { CodeRefused } from '#web/shared/form/code-refused';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import type { SentCode } from '#web/shared/form/use-sent-code';
import { ApiProblem } from '#web/shared/http/api-problem';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';

interface CodeFormProps {
  label: string;
  /** The code that was sent. */
  sent: SentCode;
  onCode: (values: TypedCode) => Promise<unknown>;
  onResend: () => Promise<unknown>;
}

/** The form for the six-digit code from a text message; another code can be requested after 30 seconds. */
export function CodeForm({ label, sent, onCode, onResend }: CodeFormProps) {
  const { t } = useTranslation('accounts');
  const form = useForm<TypedCode>({ defaultValues: { code: '' } });
  const { setFocus } = form;
  useEffect(() => {
    setFocus('code');
  }, [setFocus]);
  const [requests, setRequests] = useState(0);
  const [mayResend, setMayResend] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(
      () => {
        setMayResend(true);
      },
      Math.max(0, sent.at + RESEND_CODE_AFTER_MS - Date.now()),
    );
    return () => {
      clearTimeout(waiting);
    };
  }, [sent, requests]);
  const resend = async () => {
    setMayResend(false);
    form.reset();
    await onResend().catch(() => undefined);
    setRequests((count) => count + 1);
  };
  const submit = async ({ code }: TypedCode) => {
    try {
      await onCode({ code });
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.code !== 'code-disabled') throw problem;
      form.setError('code', { message: t('code.disabledHere') }, { shouldFocus: true });
    }
  };
  return (
    <Form form={form} onSubmit={submit} label={label}>
      <CodeRefused sent={sent} />
      <CodeField
        control={form.control}
        name="code"
        // The schema with the same rule is larger than the rest of the page.
        rules={{ validate: checkTypedCode }}
        label={t('code.label')}
        help={t('code.help', { minutes: CODE_MINUTES, seconds: RESEND_CODE_AFTER_MS / SECOND_MS })}
      />
      <Inline>
        <SubmitButton control={form.control}>{t('code.submit')}</SubmitButton>
        <Button variant="text" disabled={!mayResend} onClick={() => void resend()}>
          {t('code.resend')}
        </Button>
      </Inline>
    </Form>
  );
}

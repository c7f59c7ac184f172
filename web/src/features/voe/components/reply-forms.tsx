import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { VoeForm } from '#domain/employment-verifications/schema';
import { declineReasons } from '#domain/employment-verifications/states';
import { MAX_VERIFICATION_TEXT } from '#domain/employment-verifications/terms';
import { sentSignature } from '#web/entities/signature/signing-rules';
import { SelectField } from '#web/shared/form/choice-fields';
import { Form } from '#web/shared/form/form';
import { TextAreaField } from '#web/shared/form/text-field';
import { Card, Stack } from '#web/shared/ui/layout';
import type { VoeLink } from '../api/voe';
import { useDecline, useRefuseCorrection } from '../api/voe';
import { declineResolver, refusalResolver } from '../model/answer-resolver';
import type { ReplyValues } from '../model/form-values';
import { replyValuesOf } from '../model/form-values';
import type { Sent } from '../model/sent';
import { SignCard } from './sign-card';

interface ReplyFormProps {
  form: VoeForm;
  link: VoeLink;
  onSent: (sent: Sent) => void;
}

const sentReply = ({ text, respondent, signature, hasCertified }: ReplyValues) => ({
  text: text ?? '',
  respondent,
  signature: sentSignature(signature),
  hasCertified,
});

/** The past employer gives no answers, with the reason. */
export function DeclineForm({ form: request, link, onSent }: ReplyFormProps) {
  const { t } = useTranslation('voe');
  const form = useForm<ReplyValues>({ resolver: declineResolver, defaultValues: replyValuesOf(request) });
  const { control } = form;
  const decline = useDecline(link, (receipt) => {
    onSent({ receipt, answer: null });
  });
  return (
    <Form
      form={form}
      label={t('reply.answer.none')}
      onSubmit={(values) => decline.mutateAsync({ reason: values.reason ?? 'other', ...sentReply(values) })}
    >
      <Card title={t('decline.title')}>
        <Stack>
          <SelectField
            control={control}
            name="reason"
            label={t('decline.reason')}
            choices={declineReasons.map((value) => ({ value, label: t(`declineReason.${value}`) }))}
          />
          <TextAreaField
            control={control}
            name="text"
            label={t('decline.text')}
            rows={3}
            maxLength={MAX_VERIFICATION_TEXT}
            optional
          />
        </Stack>
      </Card>
      <SignCard control={control} respondent="respondent" action={t('decline.action')} />
    </Form>
  );
}

/** The past employer keeps the answer that the driver disputes. */
export function RefusalForm({ form: request, link, onSent }: ReplyFormProps) {
  const { t } = useTranslation('voe');
  const form = useForm<ReplyValues>({ resolver: refusalResolver, defaultValues: replyValuesOf(request) });
  const { control } = form;
  const refuse = useRefuseCorrection(link, (receipt) => {
    onSent({ receipt, answer: null });
  });
  return (
    <Form form={form} label={t('reply.correction.none')} onSubmit={(values) => refuse.mutateAsync(sentReply(values))}>
      <Card title={t('refuse.title')}>
        <TextAreaField
          control={control}
          name="text"
          label={t('refuse.text')}
          rows={3}
          maxLength={MAX_VERIFICATION_TEXT}
        />
      </Card>
      <SignCard control={control} respondent="respondent" action={t('refuse.action')} />
    </Form>
  );
}

import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { relevantAnswer } from '#domain/employment-verifications/check-answer';
import type { VoeForm } from '#domain/employment-verifications/schema';
import { MAX_PEOPLE } from '#domain/employment-verifications/terms';
import { sentSignature } from '#web/entities/signature/signing-rules';
import { Form } from '#web/shared/form/form';
import { TextAreaField } from '#web/shared/form/text-field';
import { useDraft } from '#web/shared/form/use-draft';
import { YesNoField } from '#web/shared/form/yes-no-field';
import { Card, Stack } from '#web/shared/ui/layout';
import type { VoeLink } from '../api/voe';
import { useSendAnswer } from '../api/voe';
import { answerResolver } from '../model/answer-resolver';
import type { AnswerValues } from '../model/form-values';
import { answerValuesOf, sentAnswer } from '../model/form-values';
import type { Sent } from '../model/sent';
import { AccidentFields } from './accident-fields';
import { EmploymentFields } from './employment-fields';
import { FileList } from './file-list';
import { SaveDraft } from './save-draft';
import { SignCard } from './sign-card';
import { TestFields } from './test-fields';

interface AnswerFormProps {
  form: VoeForm;
  link: VoeLink;
  onSent: (sent: Sent) => void;
}

/** The questions of the regulations, saved as they are answered, and the signature. */
export function AnswerForm({ form: request, link, onSent }: AnswerFormProps) {
  const { t } = useTranslation(['voe', 'labels']);
  const form = useForm<AnswerValues>({
    resolver: answerResolver(request, t('accident.people', { max: MAX_PEOPLE })),
    defaultValues: answerValuesOf(request),
  });
  const { control, getValues } = form;
  // Answers that are not on the server yet survive a reload. The signature is given again.
  const unsigned = useMemo(() => {
    const values = () => ({ ...answerValuesOf(request), answer: form.getValues('answer') });
    return { ...form, getValues: values as typeof form.getValues };
  }, [form, request]);
  const { clearDraft } = useDraft(unsigned, `voe.${link.urlCode}`);
  const wasEmployed = useWatch({ control, name: 'answer.wasEmployed' });
  // A hidden field must not be sent: its error would be at a place that nobody sees.
  const relevantOf = (answer: AnswerValues['answer']) => relevantAnswer(sentAnswer(answer), request.questions);
  const send = useSendAnswer(link, (receipt) => {
    clearDraft();
    onSent({ receipt, answer: relevantOf(getValues('answer')) });
  });
  const { includesTests, includesFollowUpPlan } = request.questions;
  return (
    <Form
      form={form}
      label={t(`reply.${request.purpose}.answer`)}
      onSubmit={({ answer, signature, hasCertified }) =>
        send.mutateAsync({ answer: relevantOf(answer), signature: sentSignature(signature), hasCertified })
      }
    >
      <Card title={t('labels:term.employment')}>
        <Stack>
          <YesNoField control={control} name="answer.wasEmployed" label={t('field.wasEmployed')} />
          {wasEmployed === true ? <EmploymentFields control={control} /> : null}
        </Stack>
      </Card>
      {wasEmployed === true ? (
        <>
          <AccidentFields form={form} request={request} />
          {includesTests || includesFollowUpPlan ? <TestFields control={control} request={request} /> : null}
        </>
      ) : null}
      <Card title={t('section.more')}>
        <Stack>
          <TextAreaField control={control} name="answer.comments" label={t('field.comments')} rows={3} optional />
          <FileList files={request.files} link={link} />
        </Stack>
      </Card>
      <SaveDraft form={form} link={link} savedAt={request.savedAt} onSaved={clearDraft} />
      <SignCard control={control} respondent="answer.respondent" action={t(`reply.${request.purpose}.send`)} />
    </Form>
  );
}

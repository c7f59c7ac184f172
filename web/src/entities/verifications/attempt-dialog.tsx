import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AttemptBody, VerificationView } from '#domain/employment-verifications/schema';
import type { AttemptChannel } from '#domain/employment-verifications/states';
import { MAX_VERIFICATION_TEXT } from '#domain/employment-verifications/terms';
import { SegmentedField } from '#web/shared/form/choice-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { AddressFields, EmailField, FaxField, PersonField, PhoneField } from './contact-fields';
import type { EmployerValues } from './employer-form';
import { sentEmployer } from './employer-form';
import type { AttemptData } from './modal-data';
import { paperModal } from './paper-modal';
import { carrierPapers } from './papers';
import { useRecordAttempt } from './verifications';

interface AttemptValues {
  channel: AttemptChannel;
  employer: EmployerValues;
  note: string | null;
}

const sentChannels = ['email', 'fax', 'letter'] as const;

/** Email if there is an address, otherwise fax, otherwise a letter. */
function firstChannel({ employer }: VerificationView): AttemptChannel {
  if (employer.email !== '') return 'email';
  return employer.fax === '' ? 'letter' : 'fax';
}

const sentAttempt = ({ channel, employer, note }: AttemptValues): AttemptBody => ({
  channel,
  employer: sentEmployer(employer),
  note: note ?? '',
});

/** Contacts the past employer by email, fax or letter, or records a call with a note. */
export function AttemptDialog({ data: { verification, id, isCall }, close }: ModalProps<AttemptData>) {
  const { t } = useTranslation('verifications');
  const { employer } = verification;
  const form = useForm<AttemptValues>({
    defaultValues: { channel: isCall ? 'phone' : firstChannel(verification), employer, note: '' },
  });
  const { control } = form;
  const channel = useWatch({ control, name: 'channel' });
  const record = useRecordAttempt(id, ({ attempts: [last] }) => {
    toast.success(t(`attempt.done.${channel}`, { employer: employer.name }));
    close();
    if (last?.hasDocument === true)
      openModal(paperModal, {
        name: t(channel === 'letter' ? 'paper.letter' : 'paper.fax'),
        paper: carrierPapers(id).attempt(last._id),
      });
  });
  return (
    <FormDialog
      title={t(isCall ? 'attempt.call' : 'attempt.contact', { employer: employer.name })}
      form={form}
      onSubmit={(values) => record.mutateAsync(sentAttempt(values))}
      onClose={close}
      action={t(`attempt.action.${channel}`)}
    >
      {isCall ? null : (
        <SegmentedField
          control={control}
          name="channel"
          label={t('attempt.channel')}
          help={t(`attempt.help.${channel}`)}
          choices={sentChannels.map((value) => ({ value, label: t(`channel.${value}`) }))}
        />
      )}
      <PersonField control={control} />
      {channel === 'email' ? <EmailField control={control} /> : null}
      {channel === 'fax' ? <FaxField control={control} /> : null}
      {channel === 'letter' ? <AddressFields control={control} /> : null}
      {channel === 'phone' ? <PhoneField control={control} /> : null}
      {isCall ? (
        <TextAreaField
          control={control}
          name="note"
          label={t('attempt.said')}
          rows={4}
          maxLength={MAX_VERIFICATION_TEXT}
          rules={{ required: 'required' }}
        />
      ) : (
        <TextAreaField
          control={control}
          name="note"
          label={t('attempt.remark')}
          rows={2}
          maxLength={MAX_VERIFICATION_TEXT}
          optional
        />
      )}
    </FormDialog>
  );
}

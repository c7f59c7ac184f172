import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FleetReasonBody } from '#domain/candidacies/bodies/schema';
import { fleetReasons } from '#domain/candidacies/states';
import { LazyReportReason } from '#web/entities/adverse-action/lazy-report-reason';
import { LazyRunningNote } from '#web/entities/adverse-action/lazy-running-note';
import { SelectField } from '#web/shared/form/choice-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useRejectAssignment } from '../api/dq-review';
import type { RejectData } from './reject-data';

interface RejectValues {
  reason?: FleetReasonBody['reason'] | null;
  text: string | null;
}

/** A cleared field holds null; the command omits it. */
const bodyOf = ({ reason, text }: RejectValues) =>
  FleetReasonBody.parse({ reason: reason ?? undefined, text: text ?? undefined });

/** Rejects a driver in the review, with a reason that the driver reads. */
export function RejectDialog({ data: { assignmentId, candidacyId, name }, close }: ModalProps<RejectData>) {
  const { t } = useTranslation(['hiring', 'labels']);
  const form = useForm<RejectValues>({ defaultValues: { text: '' } });
  const { control } = form;
  const isReportBased = useWatch({ control, name: 'reason' }) === 'report_based';
  const reject = useRejectAssignment(() => {
    toast.success(t('done.rejectReview', { name }));
    close();
  });
  return (
    <FormDialog
      title={t('labels:term.rejectName', { name })}
      form={form}
      onSubmit={(values) => reject.mutateAsync({ assignmentId, body: bodyOf(values) })}
      onClose={close}
      action={t('labels:term.reject')}
    >
      <SelectField
        control={control}
        name="reason"
        label={t('reason.label')}
        rules={{ required: t('reason.required') }}
        choices={fleetReasons
          .filter((reason) => reason !== 'unspecified')
          .map((reason) => ({ value: reason, label: t(`labels:reason.${reason}`) }))}
      />
      <TextAreaField
        control={control}
        name="text"
        label={t('reason.text')}
        help={t('reason.textHelp')}
        rules={{
          validate: (text) => FleetReasonBody.safeParse({ text: text ?? undefined }).error?.issues[0]?.message ?? true,
        }}
        optional
      />
      {isReportBased ? <LazyReportReason candidacyId={candidacyId} /> : <LazyRunningNote candidacyId={candidacyId} />}
    </FormDialog>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EndAssignmentBody } from '#domain/candidacies/bodies/schema';
import { fleetReasons } from '#domain/candidacies/states';
import { dateAt } from '#domain/shared/zoned-time';
import { LazyReportReason } from '#web/entities/adverse-action/lazy-report-reason';
import { LazyRunningNote } from '#web/entities/adverse-action/lazy-running-note';
import { SelectField } from '#web/shared/form/choice-fields';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { useOpenedAt } from '#web/shared/ui/use-opened-at';
import { useCandidacyCommand } from '../../api/commands';
import { NOTICE_REASON } from '../../model/actions';
import { FormDialog } from './form-dialog';
import type { CandidateData } from './modal-data';

interface EndValues {
  endDate: string;
  reason?: EndAssignmentBody['reason'];
  text: string;
}

const resolver = zodResolver(EndAssignmentBody, undefined, { raw: true }) as Resolver<EndValues>;

/** Ends a running assignment on a date, with a reason. */
export function EndDialog({ data, close }: ModalProps<CandidateData>) {
  const { t } = useTranslation(['hiring', 'labels']);
  const end = useCandidacyCommand('endAssignment', data.candidate, () => {
    data.done('endAssignment');
  });
  const openedAt = useOpenedAt();
  const form = useForm<EndValues>({
    resolver,
    defaultValues: { endDate: dateAt(openedAt.toISOString(), data.zone), text: '' },
  });
  const { control } = form;
  const reason = useWatch({ control, name: 'reason' });
  const reasons = fleetReasons.filter((reason) => reason !== 'unspecified');
  return (
    <FormDialog
      title={t('command.endAssignment.title', { name: data.driverName })}
      form={form}
      onSubmit={(values) => end.mutateAsync(EndAssignmentBody.parse(values))}
      submitLabel={t('command.endAssignment.label')}
      danger
      close={close}
    >
      <TextField control={control} name="endDate" type="date" label={t('end.date')} />
      <SelectField
        control={control}
        name="reason"
        label={t('reason.label')}
        optional
        placeholder={t('labels:reason.unspecified')}
        choices={reasons.map((reason) => ({ value: reason, label: t(`labels:reason.${reason}`) }))}
      />
      <TextAreaField control={control} name="text" label={t('reason.text')} help={t('reason.textHelp')} optional />
      {reason === NOTICE_REASON ? (
        <LazyReportReason candidacyId={data.candidate.candidacyId} />
      ) : (
        <LazyRunningNote candidacyId={data.candidate.candidacyId} />
      )}
    </FormDialog>
  );
}

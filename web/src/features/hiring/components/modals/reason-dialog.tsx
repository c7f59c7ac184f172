import type { Control } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FleetReasonBody } from '#domain/candidacies/schema';
import { fleetReasons } from '#domain/candidacies/states';
import { SelectField, SwitchField } from '#web/shared/form/choice-fields';
import { TextAreaField } from '#web/shared/form/text-field';
import { useCan } from '#web/shared/session/current-user';
import type { ModalProps } from '#web/shared/ui/modals';
import { useCandidacyCommand } from '../../api/commands';
import { NOTICE_REASON } from '../../model/actions';
import { FormDialog } from './form-dialog';
import type { ReasonData } from './modal-data';

interface ReasonValues {
  reason?: FleetReasonBody['reason'];
  text: string;
  noticesSent: boolean;
}

/** A rejection based on a report requires that the notices were sent (15 USC 1681b(b)(3)). */
function NoticesField({ control }: { control: Control<ReasonValues> }) {
  const { t } = useTranslation('hiring');
  const maySafety = useCan('hiring:review');
  const reason = useWatch({ control, name: 'reason' });
  if (reason !== NOTICE_REASON) return null;
  return maySafety ? (
    <SwitchField control={control} name="noticesSent" label={t('reason.notices')} />
  ) : (
    <p className="gh-field-help">{t('reason.noticesBySafety')}</p>
  );
}

/** The form for the reason for a rejection, which is shown to the driver. */
export function ReasonDialog({ data, close }: ModalProps<ReasonData>) {
  const { t } = useTranslation(['hiring', 'labels']);
  const { command, candidate, driverName } = data;
  const send = useCandidacyCommand(command, candidate, () => {
    data.done(command);
  });
  const form = useForm<ReasonValues>({ defaultValues: { text: '', noticesSent: false } });
  const reasons = fleetReasons.filter((reason) => reason !== 'unspecified');
  return (
    <FormDialog
      title={t(`command.${command}.title`, { name: driverName })}
      form={form}
      onSubmit={(values) => send.mutateAsync(FleetReasonBody.parse(values))}
      submitLabel={t(`command.${command}.label`)}
      danger
      close={close}
    >
      <SelectField
        control={form.control}
        name="reason"
        label={t('reason.label')}
        optional
        placeholder={t('labels:reason.unspecified')}
        choices={reasons.map((reason) => ({ value: reason, label: t(`labels:reason.${reason}`) }))}
      />
      <TextAreaField control={form.control} name="text" label={t('reason.text')} help={t('reason.textHelp')} optional />
      <NoticesField control={form.control} />
    </FormDialog>
  );
}

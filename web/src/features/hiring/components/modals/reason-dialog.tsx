import type { Control } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FleetReasonBody } from '#domain/candidacies/bodies/schema';
import { fleetReasons } from '#domain/candidacies/states';
import { LazyReportReason } from '#web/entities/adverse-action/lazy-report-reason';
import { LazyRunningNote } from '#web/entities/adverse-action/lazy-running-note';
import { LazyTemplatePicker } from '#web/entities/message-templates/lazy-template-picker';
import { templateFields } from '#web/entities/message-templates/template-fields';
import { SelectField } from '#web/shared/form/choice-fields';
import { TextAreaField } from '#web/shared/form/text-field';
import { holdAction } from '#web/shared/ui/held-actions';
import type { ModalProps } from '#web/shared/ui/modals';
import { passKey, useCandidacyCommand, usePass } from '../../api/commands';
import { NOTICE_REASON } from '../../model/actions';
import { FormDialog } from './form-dialog';
import type { ReasonData } from './modal-data';

interface ReasonValues {
  reason?: FleetReasonBody['reason'] | null;
  text: string | null;
}

/** A rejection based on a report requires that the notices were sent (15 USC 1681b(b)(3)); one for another reason ends them. */
function ReportNote({ control, candidacyId }: { control: Control<ReasonValues>; candidacyId: string }) {
  const reason = useWatch({ control, name: 'reason' });
  return reason === NOTICE_REASON ? (
    <LazyReportReason candidacyId={candidacyId} />
  ) : (
    <LazyRunningNote candidacyId={candidacyId} />
  );
}

/** A cleared field holds null; the command omits it. */
const withoutEmptied = ({ reason, text }: ReasonValues) => ({
  reason: reason ?? undefined,
  text: text ?? undefined,
});

/** A text that the command would refuse must not be held. */
const textFault = (text: unknown) =>
  FleetReasonBody.safeParse({ text: text ?? undefined }).error?.issues[0]?.message ?? true;

/** Passes when the toast no longer offers an undo: until then, the driver is not notified. */
function useHeldPass({ candidate, driverName, showNext }: ReasonData) {
  const { t } = useTranslation('hiring');
  const pass = usePass(candidate);
  return (body: FleetReasonBody) => {
    holdAction({
      key: passKey(candidate),
      text: t('done.pass', { name: driverName }),
      run: () => pass.mutateAsync(body),
    });
    showNext?.();
  };
}

/** The form for the reason for a rejection, which is shown to the driver. */
export function ReasonDialog({ data, close }: ModalProps<ReasonData>) {
  const { t } = useTranslation(['hiring', 'labels']);
  const { command, candidate, driverName } = data;
  const send = useCandidacyCommand(command, candidate, () => {
    data.done(command);
  });
  const hold = useHeldPass(data);
  const form = useForm<ReasonValues>({ defaultValues: { text: '' } });
  const reasons = fleetReasons.filter((reason) => reason !== 'unspecified');
  return (
    <FormDialog
      title={t(`command.${command}.title`, { name: driverName })}
      form={form}
      onSubmit={async (values) => {
        const body = FleetReasonBody.parse(withoutEmptied(values));
        // A reason that can be refused is sent right away, so that the refusal is shown in the dialog.
        if (command === 'pass' && body.reason !== NOTICE_REASON) hold(body);
        else await send.mutateAsync(body);
      }}
      submitLabel={t(`command.${command}.label`)}
      danger
      close={close}
    >
      <SelectField
        control={form.control}
        name="reason"
        label={t('reason.label')}
        {...(command === 'rejectReview'
          ? { rules: { required: t('reason.required') } }
          : { optional: true, placeholder: t('labels:reason.unspecified') })}
        choices={reasons.map((reason) => ({ value: reason, label: t(`labels:reason.${reason}`) }))}
      />
      <LazyTemplatePicker
        kind="pass"
        candidate={{ driverId: candidate.driverId, orderId: candidate.orderId }}
        fields={templateFields(form, { text: 'text' })}
      />
      <TextAreaField
        control={form.control}
        name="text"
        label={t('reason.text')}
        help={t('reason.textHelp')}
        rules={{ validate: textFault }}
        optional
      />
      <ReportNote control={form.control} candidacyId={candidate.candidacyId} />
    </FormDialog>
  );
}

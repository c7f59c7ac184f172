import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ExitReason } from '#domain/driver-pipeline/reasons';
import { exitReasons } from '#domain/driver-pipeline/reasons';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import { isExit } from '#domain/driver-pipeline/stages';
import { SelectField } from '#web/shared/form/choice-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import { Alert } from '#web/shared/ui/alert';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useMoveDriver } from './commands';
import { ContactAgainField } from './contact-again-field';
import { morningOf } from './day';
import type { MoveModalData } from './modal-data';

interface MoveForm {
  to: DriverStage | null;
  reason: ExitReason | null;
  contactAgainOn: string | null;
  note: string | null;
}

/** Moves the driver to an allowed stage. An exit requires a reason; Retarget has an optional contact date. */
export function MoveDialog({ data: driver, close }: ModalProps<MoveModalData>) {
  const { t } = useTranslation(['ops-drivers', 'labels']);
  const form = useForm<MoveForm>({
    defaultValues: { to: driver.to ?? null, reason: null, contactAgainOn: null, note: null },
  });
  const { control } = form;
  const to = useWatch({ control, name: 'to' });
  const move = useMoveDriver(() => {
    toast.success(t('move.done', { name: driver.name }));
    close();
  });
  const send = ({ to: stage, reason, contactAgainOn, note }: MoveForm) => {
    if (stage === null) return Promise.resolve();
    const contactAgainAt = stage === 'Retarget' && contactAgainOn ? morningOf(contactAgainOn) : null;
    const body = { from: driver.stage, to: stage, reason: isExit(stage) ? reason : null, note, contactAgainAt };
    return move.mutateAsync({ id: driver._id, body });
  };
  const title = t('move.title', { name: driver.name });
  return (
    <FormDialog title={title} form={form} onSubmit={send} onClose={close} action={t('move.action')}>
      <SelectField
        control={control}
        name="to"
        rules={{ required: t('required') }}
        label={t('move.to')}
        choices={driver.moves.map((stage) => ({ value: stage, label: t(`stage.${stage}`) }))}
      />
      {to === 'Certified' && driver.missing.length > 0 ? (
        <Alert>{t('move.missing', { missing: driver.missing.map((what) => t(`thing.${what}`)).join(', ') })}</Alert>
      ) : null}
      {to !== null && isExit(to) ? (
        <SelectField
          control={control}
          name="reason"
          rules={{ required: t('required') }}
          label={t('move.reason')}
          choices={exitReasons.map((reason) => ({ value: reason, label: t(`labels:reason.${reason}`) }))}
        />
      ) : null}
      {to === 'Retarget' ? <ContactAgainField control={control} name="contactAgainOn" /> : null}
      <TextAreaField control={control} name="note" optional label={t('note')} rows={3} />
    </FormDialog>
  );
}

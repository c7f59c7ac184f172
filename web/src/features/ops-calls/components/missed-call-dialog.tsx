import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ScreeningCall } from '#domain/screening-calls/schema';
import { wallTimeAt } from '#domain/shared/wall-time';
import { SegmentedField } from '#web/shared/form/choice-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { formatDateTime } from '#web/shared/i18n/format';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useOpenedAt } from '#web/shared/ui/use-opened-at';
import { useMissCall } from '../api/calls';
import type { CallbackChoice } from '../model/when';
import { callbackAt, callbackChoices, isQuietTime } from '../model/when';

interface MissedForm {
  choice: CallbackChoice;
  againAt: string | null;
  note: string | null;
}

/** Records an unanswered call and schedules the callback in the driver's local time. */
export function MissedCallDialog({ data: driver, close }: ModalProps<ScreeningCall>) {
  const { t } = useTranslation('ops-calls');
  const { timeZone: zone, name } = driver;
  const form = useForm<MissedForm>({ defaultValues: { choice: 'threeHours', againAt: null, note: null } });
  const { control } = form;
  const { choice, againAt: other } = useWatch({ control });
  const miss = useMissCall(() => {
    toast.success(t('missed.done', { name }));
    close();
  });
  const instantOf = ({ choice: chosen, againAt }: Pick<MissedForm, 'choice' | 'againAt'>) =>
    callbackAt({ choice: chosen, other: againAt, zone, now: new Date() });
  const send = async ({ note, ...when }: MissedForm) => {
    const againAt = instantOf(when);
    if (againAt !== undefined) await miss.mutateAsync({ id: driver._id, body: { againAt, note } });
  };
  const openedAt = useOpenedAt();
  const shown = instantOf({ choice: choice ?? 'threeHours', againAt: other ?? null });
  const title = t('missed.title', { name });
  const there = (instant: string): string => {
    const time = t('missed.there', { time: formatDateTime(instant, zone) });
    return isQuietTime(new Date(instant), zone) ? `${time}. ${t('missed.quiet')}` : time;
  };
  return (
    <FormDialog title={title} form={form} onSubmit={send} onClose={close} action={t('missed.action')}>
      <SegmentedField
        control={control}
        name="choice"
        label={t('missed.again')}
        help={shown === undefined ? undefined : there(shown)}
        choices={callbackChoices.map((value) => ({ value, label: t(`missed.choice.${value}`) }))}
      />
      {choice === 'other' ? (
        <TextField
          control={control}
          name="againAt"
          type="datetime-local"
          min={wallTimeAt(openedAt.toISOString(), zone)}
          rules={{ required: t('missed.timeMissing') }}
          label={t('missed.time')}
          help={t('missed.timeHelp')}
        />
      ) : null}
      <TextAreaField control={control} name="note" optional label={t('missed.note')} rows={2} />
    </FormDialog>
  );
}

import type { ScreeningCall } from '#domain/screening-calls/schema';
import { wallTimeAt } from '#domain/shared/wall-time';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SegmentedField } from '../../../shared/form/choice-fields';
import { Form } from '../../../shared/form/form';
import { SubmitButton } from '../../../shared/form/submit-button';
import { TextAreaField, TextField } from '../../../shared/form/text-field';
import { formatDateTime } from '../../../shared/i18n/format';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import type { ModalProps } from '../../../shared/ui/modals';
import { toast } from '../../../shared/ui/toasts';
import { useMissCall } from '../api/calls';
import { againAtOf, againChoices, isQuietTime } from '../model/when';
import type { AgainChoice } from '../model/when';

interface MissedForm {
  choice: AgainChoice;
  againAt: string | null;
  note: string | null;
}

/** Nobody answered: when to try again, by the driver's clock. */
export function MissedCallDialog({ data: driver, close }: ModalProps<ScreeningCall>) {
  const { t } = useTranslation('ops-calls');
  const { t: common } = useTranslation();
  const { timeZone: zone, name } = driver;
  const form = useForm<MissedForm>({ defaultValues: { choice: 'threeHours', againAt: null, note: null } });
  const { control } = form;
  const { choice, againAt: other } = useWatch({ control });
  const miss = useMissCall(() => {
    toast.success(t('missed.done', { name }));
    close();
  });
  const instantOf = ({ choice: chosen, againAt }: Pick<MissedForm, 'choice' | 'againAt'>) =>
    againAtOf({ choice: chosen, other: againAt, zone, now: new Date() });
  const send = async ({ note, ...when }: MissedForm) => {
    const againAt = instantOf(when);
    if (againAt !== undefined) await miss.mutateAsync({ id: driver._id, body: { againAt, note } });
  };
  const shown = instantOf({ choice: choice ?? 'threeHours', againAt: other ?? null });
  const title = t('missed.title', { name });
  const there = (instant: string): string => {
    const time = t('missed.there', { time: formatDateTime(instant, zone) });
    return isQuietTime(new Date(instant), zone) ? `${time}. ${t('missed.quiet')}` : time;
  };
  return (
    <Dialog title={title} onClose={close}>
      <Form form={form} onSubmit={send} label={title}>
        <SegmentedField
          control={control}
          name="choice"
          label={t('missed.again')}
          help={shown === undefined ? undefined : there(shown)}
          choices={againChoices.map((value) => ({ value, label: t(`missed.choice.${value}`) }))}
        />
        {choice === 'other' ? (
          <TextField
            control={control}
            name="againAt"
            type="datetime-local"
            min={wallTimeAt(new Date().toISOString(), zone)}
            rules={{ required: t('missed.timeMissing') }}
            label={t('missed.time')}
            help={t('missed.timeHelp')}
          />
        ) : null}
        <TextAreaField control={control} name="note" optional label={t('missed.note')} rows={2} />
        <div className="gh-dialog-footer">
          <Button onClick={close}>{common('cancel')}</Button>
          <SubmitButton control={control}>{t('missed.action')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

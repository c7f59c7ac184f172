import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RequirementVersion } from '#domain/requirements/schema';
import { lastDayBefore } from '../model/former-versions';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextField } from '#web/shared/form/text-field';
import { today } from '#web/shared/form/today';
import { formatDate } from '#web/shared/i18n/format';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useEndRequirement } from '../api/requirement-versions';

/** Sets the first day on which the requirement no longer applies. */
export function EndDialog({ data: version, close }: ModalProps<RequirementVersion>) {
  const { t } = useTranslation('ops-requirements');
  const form = useForm<{ on: string }>({ defaultValues: { on: '' } });
  const { control } = form;
  const end = useEndRequirement(() => {
    toast.success(t('endDone', { day: formatDate(lastDayBefore(form.getValues('on'))) }));
    close();
  });
  const title = t('endTitle', { title: version.title });
  const isAhead = version.effectiveFrom > today();
  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={(body) => end.mutateAsync({ id: version._id, body })}
      onClose={close}
      action={t('endAction')}
    >
      <TextField
        control={control}
        name="on"
        type="date"
        min={isAhead ? version.effectiveFrom : today()}
        rules={{ required: t('form.required') }}
        label={t('endOn')}
        help={isAhead ? t('takeBack') : undefined}
      />
    </FormDialog>
  );
}

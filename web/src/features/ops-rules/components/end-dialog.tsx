import type { RequirementVersion } from '#domain/requirements/schema';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/form/form-dialog';
import { TextField } from '../../../shared/form/text-field';
import { today } from '../../../shared/form/today';
import { formatDate } from '../../../shared/i18n/format';
import type { ModalProps } from '../../../shared/ui/modals';
import { toast } from '../../../shared/ui/toasts';
import { useEndRule } from '../api/rules';

/** Sets the first day on which the requirement no longer applies. */
export function EndDialog({ data: version, close }: ModalProps<RequirementVersion>) {
  const { t } = useTranslation('ops-rules');
  const form = useForm<{ on: string }>({ defaultValues: { on: '' } });
  const { control } = form;
  const end = useEndRule(() => {
    toast.success(t('endDone', { day: formatDate(form.getValues('on')) }));
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
        help={isAhead ? t('takeBack') : t('endHelp')}
      />
    </FormDialog>
  );
}

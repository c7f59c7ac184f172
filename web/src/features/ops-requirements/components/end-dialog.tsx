import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RequirementVersion } from '#domain/requirements/version-schema';
import { daysAfter } from '#domain/shared/periods';
import { SelectField } from '#web/shared/form/choice-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextField } from '#web/shared/form/text-field';
import { today } from '#web/shared/form/today';
import { formatDate } from '#web/shared/i18n/format';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useEndRequirement } from '../api/requirement-versions';

interface EndValues {
  how: 'end' | 'withdraw';
  lastDay: string;
}

/** Sets the last day of a version, or withdraws one that has not begun. */
export function EndDialog({ data: version, close }: ModalProps<RequirementVersion>) {
  const { t } = useTranslation('ops-requirements');
  const isAhead = version.from >= today();
  const form = useForm<EndValues>({ defaultValues: { how: isAhead ? 'withdraw' : 'end', lastDay: '' } });
  const { control } = form;
  const how = useWatch({ control, name: 'how' });
  const end = useEndRequirement(() => {
    const { lastDay } = form.getValues();
    toast.success(how === 'withdraw' ? t('withdrawDone') : t('endDone', { day: formatDate(lastDay) }));
    close();
  });
  return (
    <FormDialog
      title={t('endTitle', { title: version.title })}
      form={form}
      onSubmit={({ lastDay }) =>
        end.mutateAsync({
          id: version._id,
          body: { lastDay: how === 'withdraw' ? daysAfter(version.from, -1) : lastDay },
        })
      }
      onClose={close}
      action={how === 'withdraw' ? t('withdraw') : t('endAction')}
    >
      {isAhead ? (
        <SelectField
          control={control}
          name="how"
          label={t('endHow')}
          choices={[
            { value: 'withdraw', label: t('withdrawHow') },
            { value: 'end', label: t('endLater') },
          ]}
        />
      ) : null}
      {how === 'end' ? (
        <TextField
          control={control}
          name="lastDay"
          type="date"
          min={isAhead ? version.from : today()}
          rules={{ required: t('form.required') }}
          label={t('form.to')}
        />
      ) : null}
    </FormDialog>
  );
}

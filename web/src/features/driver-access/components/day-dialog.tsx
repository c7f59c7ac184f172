import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DEFAULT_ACCESS_MONTHS } from '#domain/dq-access/terms';
import { daysAfter } from '#domain/shared/periods';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextField } from '#web/shared/form/text-field';
import { formatDay } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useExtendAccess, useGrantAccess } from '../api/accesses';
import type { DayData } from './modal-data';

/** Shorter than the default: most hires are decided by then. */
const OFFERED_DAYS = [30, 90] as const;

/** Grants access until a day, or moves the last day of a grant. */
export function DayDialog({ data, close }: ModalProps<DayData>) {
  const { answer, access, days } = data;
  const { t } = useTranslation('driver-access');
  const { t: sees } = useTranslation('carrier-sees');
  const { _id: id, carrier } = access;
  const form = useForm({ defaultValues: { endsOn: access.endsOn ?? days.defaultEndsOn } });
  const offered = [
    ...OFFERED_DAYS.map((count) => ({ endsOn: daysAfter(days.today, count), label: t('grant.inDays', { count }) })),
    { endsOn: days.defaultEndsOn, label: t('grant.inMonths', { count: DEFAULT_ACCESS_MONTHS }) },
  ];
  const grant = useGrantAccess(() => {
    toast.success(t('grant.done', { carrier }));
    close();
  });
  const extend = useExtendAccess((extended) => {
    toast.success(t('extend.done', { carrier, date: formatDay(extended.endsOn ?? '') }));
    close();
  });
  const isGrant = answer === 'grant';
  return (
    <FormDialog
      title={isGrant ? t('grant.title', { carrier }) : t('extend.title', { carrier })}
      form={form}
      onSubmit={(chosen) => (isGrant ? grant : extend).mutateAsync({ id, ...chosen })}
      onClose={close}
      action={isGrant ? t('grant.action') : t('extend.action')}
    >
      <p>{isGrant ? sees('granted') : t('extend.text', { date: formatDay(access.endsOn ?? '') })}</p>
      <TextField
        control={form.control}
        name="endsOn"
        type="date"
        label={t('grant.endsOn')}
        min={days.today}
        rules={{ required: 'required' }}
        max={days.lastEndsOn}
      />
      <Inline>
        {offered.map(({ endsOn, label }) => (
          <Button
            key={label}
            size="small"
            onClick={() => {
              form.setValue('endsOn', endsOn, { shouldDirty: true, shouldValidate: true });
            }}
          >
            {label}
          </Button>
        ))}
      </Inline>
    </FormDialog>
  );
}

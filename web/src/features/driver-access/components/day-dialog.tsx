import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nextDate } from '#domain/shared/zoned-time';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextField } from '#web/shared/form/text-field';
import { formatDay } from '#web/shared/i18n/format';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useExtendAccess, useGrantAccess } from '../api/accesses';
import type { DayData } from './modal-data';

/** The first day that may be chosen: an extended grant ends later than before. */
const firstDay = ({ access: { endsOn }, days }: DayData) => (endsOn === null ? days.today : nextDate(endsOn));

/** Grants or extends access until a day. */
export function DayDialog({ data, close }: ModalProps<DayData>) {
  const { answer, access, days } = data;
  const { t } = useTranslation('driver-access');
  const { _id: id, carrier } = access;
  const first = firstDay(data);
  const endsOn = days.defaultEndsOn < first ? days.lastEndsOn : days.defaultEndsOn;
  const form = useForm({ defaultValues: { endsOn } });
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
      <p>{isGrant ? t('grant.text') : t('extend.text', { date: formatDay(access.endsOn ?? '') })}</p>
      <TextField
        control={form.control}
        name="endsOn"
        type="date"
        label={t('grant.endsOn')}
        min={first}
        rules={{ required: 'required' }}
        max={days.lastEndsOn}
      />
    </FormDialog>
  );
}

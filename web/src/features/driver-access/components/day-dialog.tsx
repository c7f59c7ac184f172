import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextField } from '#web/shared/form/text-field';
import { formatDay } from '#web/shared/i18n/format';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useExtendAccess, useGrantAccess } from '../api/accesses';
import type { DayData } from './modal-data';

/** Grants or extends access until a day. */
export function DayDialog({ data: { answer, access, days }, close }: ModalProps<DayData>) {
  const { t } = useTranslation('driver-access');
  const { _id: id, carrier } = access;
  const form = useForm({ defaultValues: { endsOn: days.defaultEndsOn } });
  const grant = useGrantAccess(() => {
    toast.success(t('grant.done', { carrier }));
    close();
  });
  const extend = useExtendAccess(({ endsOn }) => {
    toast.success(t('extend.done', { carrier, date: formatDay(endsOn ?? '') }));
    close();
  });
  const isGrant = answer === 'grant';
  return (
    <FormDialog
      title={isGrant ? t('grant.title', { carrier }) : t('extend.title', { carrier })}
      form={form}
      onSubmit={({ endsOn }) => (isGrant ? grant : extend).mutateAsync({ id, endsOn })}
      onClose={close}
      action={isGrant ? t('grant.action') : t('extend.action')}
    >
      <p>{isGrant ? t('grant.text') : t('extend.text', { date: formatDay(access.endsOn ?? '') })}</p>
      <TextField
        control={form.control}
        name="endsOn"
        type="date"
        label={t('grant.endsOn')}
        min={days.today}
        max={days.lastEndsOn}
      />
    </FormDialog>
  );
}

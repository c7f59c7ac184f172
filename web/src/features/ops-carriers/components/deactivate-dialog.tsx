import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DeactivateBody } from '#domain/carriers/carrier-page/schema';
import { commandResolver } from '#web/shared/form/command-resolver';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import { formatCount } from '#web/shared/i18n/format';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { carrierQuery } from '../api/carrier';
import { useDeactivateOrganization } from '../api/organizations';

const MAX_LENGTH = 500;

/** Deactivates a carrier for a reason that its administrators read, after saying what stops. */
export function DeactivateDialog({ data: { _id: id, name }, close }: ModalProps<{ _id: string; name: string }>) {
  const { t } = useTranslation('ops-carriers');
  const { data: carrier } = useQuery(carrierQuery(id));
  const form = useForm<DeactivateBody>({
    resolver: commandResolver<DeactivateBody, DeactivateBody>(DeactivateBody),
    defaultValues: { reason: '' },
  });
  const deactivate = useDeactivateOrganization(() => {
    toast.success(t('deactivate.done', { name }));
    close();
  });
  return (
    <FormDialog
      title={t('deactivate.title', { name })}
      form={form}
      onSubmit={({ reason }) => deactivate.mutateAsync({ id, reason })}
      onClose={close}
      action={t('deactivate.action')}
    >
      <p>{t('deactivate.text')}</p>
      {carrier === undefined ? null : (
        <p>
          {t('deactivate.figures', {
            orders: formatCount(carrier.activeOrders),
            candidates: formatCount(carrier.candidates),
            hires: formatCount(carrier.hires),
            onAssignment: formatCount(carrier.onAssignment),
          })}
        </p>
      )}
      <TextAreaField
        control={form.control}
        name="reason"
        rows={3}
        maxLength={MAX_LENGTH}
        label={t('deactivate.reason')}
        help={t('deactivate.reasonHelp')}
      />
    </FormDialog>
  );
}

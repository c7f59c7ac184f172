import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { SelectField } from '#web/shared/form/choice-fields';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { useAssignDriver } from './commands';
import { opsMembersQuery } from './drivers';

/** Assigns the driver's owner, who is notified when the driver is overdue. */
export function AssignDialog({ data: driver, close }: ModalProps<OpsDriver>) {
  const { t } = useTranslation('ops-drivers');
  const { t: common } = useTranslation();
  const members = useQuery(opsMembersQuery());
  const form = useForm<{ ownerId: string }>({ defaultValues: { ownerId: driver.owner?._id ?? '' } });
  const assign = useAssignDriver(() => {
    toast.success(t('assign.done'));
    close();
  });
  const title = t('assign.title', { name: driver.name });
  const choices = (members.data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <Dialog title={title} onClose={close}>
      {members.error !== null && members.data === undefined ? (
        <ErrorState error={members.error} retry={() => void members.refetch()} />
      ) : (
        <Form form={form} onSubmit={(body) => assign.mutateAsync({ id: driver._id, body })} label={title}>
          <SelectField
            control={form.control}
            name="ownerId"
            rules={{ required: t('required') }}
            label={t('assign.owner')}
            choices={choices}
          />
          <div className="gh-dialog-footer">
            <Button onClick={close}>{common('cancel')}</Button>
            <SubmitButton control={form.control}>{t('assign.action')}</SubmitButton>
          </div>
        </Form>
      )}
    </Dialog>
  );
}

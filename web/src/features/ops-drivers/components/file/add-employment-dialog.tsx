import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CarrierField } from '#web/entities/carriers/carrier-field';
import type { EmploymentDetails } from '#web/entities/requirements/employment-fields';
import { blankDetails, EmploymentFields, EndFields, HiredField } from '#web/entities/requirements/employment-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useAddEmployment } from '../../api/employments';

export interface AddEmploymentData {
  driverId: string;
}

interface FormValues extends EmploymentDetails {
  organizationId: string | null;
  hiredOn: string;
  endedOn: string | null;
  endReason: string | null;
}

/** An employment that did not come from a hire here. */
export function AddEmploymentDialog({ data: { driverId }, close }: ModalProps<AddEmploymentData>) {
  const { t } = useTranslation('files');
  const form = useForm<FormValues>({
    defaultValues: { ...blankDetails, organizationId: null, hiredOn: '', endedOn: null, endReason: null },
  });
  const { control } = form;
  const add = useAddEmployment(() => {
    toast.success(t('employment.added'));
    close();
  });
  const send = ({ organizationId, ...rest }: FormValues) =>
    organizationId === null ? Promise.resolve() : add.mutateAsync({ id: driverId, body: { ...rest, organizationId } });
  return (
    <FormDialog
      title={t('dialog.employmentNew')}
      form={form}
      onSubmit={send}
      onClose={close}
      action={t('dialog.employmentNew')}
    >
      <CarrierField control={control} />
      <HiredField control={control} />
      <EmploymentFields control={control} />
      <EndFields control={control} />
    </FormDialog>
  );
}

import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ChangeEmploymentBody } from '#domain/requirements/file-schema';
import { FormDialog } from '#web/shared/form/form-dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { EmploymentFields } from './employment-fields';
import type { EmploymentModalData } from './modal-data';
import { useDescribeEmployment } from './queries';

/** The days and kind of an employment, as far as they do not come from the hire. */
export function EmploymentDialog({ data: { source, employment }, close }: ModalProps<EmploymentModalData>) {
  const { t } = useTranslation('files');
  const { appliedOn, startedOn, type, isMultipleEmployer, isFurnished } = employment;
  const form = useForm<ChangeEmploymentBody>({
    defaultValues: { appliedOn, startedOn, type, isMultipleEmployer, isFurnished },
  });
  const describe = useDescribeEmployment(source, employment._id, () => {
    toast.success(t('employment.saved'));
    close();
  });
  return (
    <FormDialog
      title={t('dialog.employment')}
      form={form}
      onSubmit={(body) => describe.mutateAsync(body)}
      onClose={close}
      action={t('employment.save')}
    >
      <EmploymentFields control={form.control} />
    </FormDialog>
  );
}

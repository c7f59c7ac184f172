import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ChangeEmploymentBody, FileEmployment } from '#domain/requirements/file-schema';
import { FormDialog } from '#web/shared/form/form-dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { EmploymentFields, EndFields, HiredField } from './employment-fields';
import type { EmploymentModalData } from './modal-data';
import { useDescribeEmployment } from './queries';

/** The entries of the form; the days of a hire follow the hire and are none of them. */
function startOf({ order, hiredOn, endedOn, endReason, ...employment }: FileEmployment): ChangeEmploymentBody {
  const { appliedOn, startedOn, type, isMultipleEmployer, isFurnished } = employment;
  const details = { appliedOn, startedOn, type, isMultipleEmployer, isFurnished };
  return order === null ? { ...details, hiredOn: hiredOn ?? '', endedOn, endReason } : details;
}

/** The details as the dialog showed them, so that it does not overwrite later entries of a colleague. */
const wasOf = ({ _id, driver, organization, order, ...details }: FileEmployment) => details;

/** The days and kind of an employment, as far as they do not come from the hire. */
export function EmploymentDialog({ data: { source, employment }, close }: ModalProps<EmploymentModalData>) {
  const { t } = useTranslation('files');
  const isByHand = employment.order === null;
  const form = useForm<ChangeEmploymentBody>({ defaultValues: startOf(employment) });
  const { control } = form;
  const describe = useDescribeEmployment(source, employment._id, () => {
    toast.success(t('employment.saved'));
    close();
  });
  return (
    <FormDialog
      title={t('dialog.employment')}
      form={form}
      onSubmit={(body) => describe.mutateAsync({ ...body, was: wasOf(employment) })}
      onClose={close}
      action={t('employment.save')}
    >
      {isByHand ? <HiredField control={control} /> : null}
      <EmploymentFields control={control} />
      {isByHand ? <EndFields control={control} /> : null}
    </FormDialog>
  );
}

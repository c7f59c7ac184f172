import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ChangeEmploymentBody, FileEmployment, FileOnDay } from '#domain/requirements/file-schema';
import { EditedRecord } from '#web/shared/form/edited-record';
import { DialogForm } from '#web/shared/form/form-dialog';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { EmploymentFields, EndFields, HiredField } from './employment-fields';
import type { EmploymentModalData } from './modal-data';
import { fileQuery, useDescribeEmployment } from './queries';

/** The entries of the form; the days of a hire follow the hire and are none of them. */
function startOf({ order, hiredOn, endedOn, endReason, ...employment }: FileEmployment): ChangeEmploymentBody {
  const { appliedOn, startedOn, type, isMultipleEmployer, isFurnished } = employment;
  const details = { appliedOn, startedOn, type, isMultipleEmployer, isFurnished };
  return order === null ? { ...details, hiredOn: hiredOn ?? '', endedOn, endReason } : details;
}

/** The details as the dialog showed them, so that it does not overwrite later entries of a colleague. */
const wasOf = ({ _id, driver, organization, order, ...details }: FileEmployment) => details;

interface EmploymentFormProps extends EmploymentModalData {
  onConflict: (problem: unknown) => void;
  close: () => void;
}

function EmploymentForm({ source, employment, onConflict, close }: EmploymentFormProps) {
  const { t } = useTranslation('files');
  const isByHand = employment.order === null;
  const form = useForm<ChangeEmploymentBody>({ defaultValues: startOf(employment) });
  const { control } = form;
  const describe = useDescribeEmployment(source, employment._id, () => {
    toast.success(t('employment.saved'));
    close();
  });
  return (
    <DialogForm
      title={t('dialog.employment')}
      form={form}
      onSubmit={(body) => describe.mutateAsync({ ...body, was: wasOf(employment) })}
      onRefused={onConflict}
      onClose={close}
      action={t('employment.save')}
    >
      {isByHand ? <HiredField control={control} /> : null}
      <EmploymentFields control={control} />
      {isByHand ? <EndFields control={control} /> : null}
    </DialogForm>
  );
}

/** The days and kind of an employment, as far as they do not come from the hire. */
export function EmploymentDialog({ data: { source, employment }, close }: ModalProps<EmploymentModalData>) {
  const { t } = useTranslation('files');
  const current = ({ employments }: FileOnDay) => employments.find(({ _id }) => _id === employment._id) ?? employment;
  return (
    <Dialog title={t('dialog.employment')} onClose={close}>
      <EditedRecord query={{ ...fileQuery(source), select: current }} shown={employment}>
        {(record, onConflict) => (
          <EmploymentForm source={source} employment={record} onConflict={onConflict} close={close} />
        )}
      </EditedRecord>
    </Dialog>
  );
}

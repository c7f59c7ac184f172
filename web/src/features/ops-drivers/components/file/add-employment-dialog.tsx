import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EmploymentDetails } from '#web/entities/requirements/employment-fields';
import { blankDetails, EmploymentFields, EndFields, HiredField } from '#web/entities/requirements/employment-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { SearchSelectField } from '#web/shared/form/search-select-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { carriersQuery, useAddEmployment } from '../../api/employments';

export interface AddEmploymentData {
  driverId: string;
}

interface FormValues extends EmploymentDetails {
  organizationId: string | null;
  hiredOn: string;
  endedOn: string | null;
  endReason: string | null;
}

function CarrierField({ control }: { control: Control<FormValues> }) {
  const { t } = useTranslation('labels');
  const { data, isPending } = useQuery(carriersQuery);
  const choices = (data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <SearchSelectField
      control={control}
      name="organizationId"
      label={t('term.carrier')}
      choices={choices}
      loading={isPending}
      rules={{ required: 'required' }}
    />
  );
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

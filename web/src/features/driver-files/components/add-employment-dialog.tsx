import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EmploymentDetails } from '#web/entities/requirements/employment-fields';
import { blankDetails, EmploymentFields, EndFields, HiredField } from '#web/entities/requirements/employment-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { SearchSelectField } from '#web/shared/form/search-select-field';
import { useDebounced } from '#web/shared/form/use-debounced';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { hiredDriversQuery, useAddEmployment } from '../api/employments';

const SEARCH_DELAY_MS = 250;

interface FormValues extends EmploymentDetails {
  driverId: string | null;
  hiredOn: string;
  endedOn: string | null;
  endReason: string | null;
}

/** A driver whom the carrier has hired here. */
function DriverField({ control }: { control: Control<FormValues> }) {
  const { t } = useTranslation('files');
  const [text, setText] = useState('');
  const { data, isFetching } = useQuery(hiredDriversQuery(useDebounced(text.trim(), SEARCH_DELAY_MS)));
  return (
    <SearchSelectField
      control={control}
      name="driverId"
      label={t('list.driver')}
      help={t('employment.driverHelp')}
      choices={(data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
      loading={isFetching}
      onSearch={setText}
      rules={{ required: 'required' }}
    />
  );
}

/** An employment before or between the carrier's hires here, which has ended, with a file of its own. */
export function AddEmploymentDialog({ close }: ModalProps<undefined>) {
  const { t } = useTranslation('files');
  const form = useForm<FormValues>({
    defaultValues: { ...blankDetails, driverId: null, hiredOn: '', endedOn: null, endReason: null },
  });
  const { control } = form;
  const add = useAddEmployment(() => {
    toast.success(t('employment.added'));
    close();
  });
  const send = ({ driverId, ...body }: FormValues) =>
    driverId === null ? Promise.resolve() : add.mutateAsync({ ...body, driverId });
  return (
    <FormDialog
      title={t('dialog.employmentNew')}
      form={form}
      onSubmit={send}
      onClose={close}
      action={t('dialog.employmentNew')}
    >
      <DriverField control={control} />
      <HiredField control={control} />
      <EmploymentFields control={control} />
      <EndFields control={control} isOver />
    </FormDialog>
  );
}

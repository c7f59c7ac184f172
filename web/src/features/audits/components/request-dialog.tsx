import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_AUDIT_FILES, MAX_AUDIT_NAME } from '#domain/audits/limits';
import type { NewAuditBody } from '#domain/audits/schema';
import { auditDetails, auditKinds, auditStores, type SelectionMode, selectionModes } from '#domain/audits/terms';
import { storesOf } from '#domain/requirements/readers';
import { CheckboxesField, SegmentedField, SelectField } from '#web/shared/form/choice-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { NumberField } from '#web/shared/form/number-field';
import { SearchSelectField } from '#web/shared/form/search-select-field';
import { TextField } from '#web/shared/form/text-field';
import { today } from '#web/shared/form/today';
import { useDebounced } from '#web/shared/form/use-debounced';
import { useActor } from '#web/shared/session/current-user';
import type { ModalProps } from '#web/shared/ui/modals';
import { useRequestAudit } from '../api/audits';
import { employmentChoicesQuery } from '../api/employments';

const SEARCH_DELAY_MS = 250;
const FIRST_SAMPLE = 5;

interface FormValues extends Omit<NewAuditBody, 'selection' | 'kind'> {
  kind: NewAuditBody['kind'] | null;
  selection: { mode: SelectionMode; employmentIds: string[] | null; from: string; to: string; size: number | null };
}

function DriversField({ control }: { control: Control<FormValues> }) {
  const { t } = useTranslation(['audits', 'files']);
  const [text, setText] = useState('');
  const asOf = useWatch({ control, name: 'asOf' });
  const { data, isFetching } = useQuery(employmentChoicesQuery(useDebounced(text.trim(), SEARCH_DELAY_MS)));
  return (
    <SearchSelectField
      control={control}
      name="selection.employmentIds"
      label={t('field.drivers')}
      help={t('request.driversHelp')}
      multiple
      choices={(data ?? []).filter(({ hiredOn }) => asOf === '' || hiredOn <= asOf)}
      loading={isFetching}
      onSearch={setText}
      rules={{ required: 'required' }}
    />
  );
}

function SelectionFields({ control }: { control: Control<FormValues> }) {
  const { t } = useTranslation(['audits', 'files']);
  const mode = useWatch({ control, name: 'selection.mode' });
  const required = { required: 'required' };
  return (
    <>
      <SegmentedField
        control={control}
        name="selection.mode"
        label={t('field.selection')}
        choices={selectionModes.map((value) => ({ value, label: t(`mode.${value}`) }))}
      />
      {mode === 'chosen' ? (
        <DriversField control={control} />
      ) : (
        <>
          <TextField control={control} name="selection.from" type="date" label={t('field.from')} rules={required} />
          <TextField
            control={control}
            name="selection.to"
            type="date"
            label={t('field.to')}
            help={t('request.periodHelp')}
            rules={required}
          />
        </>
      )}
      {mode === 'sample' ? (
        <NumberField
          control={control}
          name="selection.size"
          label={t('field.size')}
          help={t('request.sampleHelp')}
          min={1}
          max={MAX_AUDIT_FILES}
          rules={required}
        />
      ) : null}
    </>
  );
}

function bodyOf({ selection, kind, ...values }: FormValues): NewAuditBody {
  const { mode, from, to, size, employmentIds } = selection;
  const request = { ...values, kind: kind ?? 'internal' };
  if (mode === 'chosen') return { ...request, selection: { mode, employmentIds: employmentIds ?? [] } };
  return { ...request, selection: mode === 'period' ? { mode, from, to } : { mode, from, to, size: size ?? 1 } };
}

/** Records a request of an agency or auditor, and has its packet rendered. */
export function RequestDialog({ data: { onDone }, close }: ModalProps<{ readonly onDone: (id: string) => void }>) {
  const { t } = useTranslation(['audits', 'files']);
  const own = storesOf(useActor());
  const form = useForm<FormValues>({
    defaultValues: {
      agency: '',
      kind: null,
      receivedOn: today(),
      asOf: today(),
      detail: 'full',
      stores: ['qualification'],
      selection: { mode: 'chosen', employmentIds: null, from: '', to: today(), size: FIRST_SAMPLE },
    },
  });
  const { control } = form;
  const kind = useWatch({ control, name: 'kind' });
  const request = useRequestAudit((id) => {
    close();
    onDone(id);
  });
  const required = { required: 'required' };
  return (
    <FormDialog
      title={t('action.request')}
      form={form}
      onSubmit={(values) => request.mutateAsync(bodyOf(values))}
      onClose={close}
      action={t('request.save')}
    >
      <TextField
        control={control}
        name="agency"
        label={t('field.agency')}
        maxLength={MAX_AUDIT_NAME}
        rules={required}
      />
      <SelectField
        control={control}
        name="kind"
        label={t('field.kind')}
        choices={auditKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        rules={required}
      />
      <TextField
        control={control}
        name="receivedOn"
        type="date"
        label={t('field.receivedOn')}
        help={t('request.receivedHelp')}
        max={today()}
        rules={required}
      />
      <TextField control={control} name="asOf" type="date" label={t('field.asOf')} max={today()} rules={required} />
      <SelectionFields control={control} />
      <CheckboxesField
        control={control}
        name="stores"
        label={t('field.stores')}
        help={t('request.storesHelp')}
        choices={auditStores
          .filter((store) => own.includes(store) && (kind !== 'insurer' || store !== 'drugAlcohol'))
          .map((value) => ({ value, label: t(`files:store.${value}`) }))}
      />
      <SegmentedField
        control={control}
        name="detail"
        label={t('field.detail')}
        choices={auditDetails.map((value) => ({ value, label: t(`detail.${value}`) }))}
      />
    </FormDialog>
  );
}

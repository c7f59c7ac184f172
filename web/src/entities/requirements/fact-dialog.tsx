import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DriverFactKind } from '#domain/requirements/evidence';
import { driverFactKinds, isOfOrganization } from '#domain/requirements/evidence';
import { SelectField } from '#web/shared/form/choice-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { SearchSelectField } from '#web/shared/form/search-select-field';
import { TextField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import type { FactModalData } from './modal-data';
import { carriersQuery, useEnterFact } from './queries';

interface FactForm {
  kind: DriverFactKind | null;
  on: string;
  endsOn: string | null;
  organizationId: string | null;
}

interface EmployerFieldProps {
  control: Control<FactForm>;
  known: FactModalData['organization'];
}

/** The preselected organization comes first, whether the search found it or not. */
function EmployerField({ control, known }: EmployerFieldProps) {
  const { t } = useTranslation('requirements');
  const { data, isPending } = useQuery(carriersQuery(''));
  const others = (data?.data ?? []).filter(({ _id }) => _id !== known?._id);
  const choices = [...(known === null ? [] : [known]), ...others].map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <SearchSelectField
      control={control}
      name="organizationId"
      label={t('fact.employer')}
      choices={choices}
      loading={isPending}
    />
  );
}

/** A date that no other source has: an employer's own proof, a first or last day of work. */
export function FactDialog({ data: { driverId, kind, organization }, close }: ModalProps<FactModalData>) {
  const { t } = useTranslation('requirements');
  const form = useForm<FactForm>({
    defaultValues: { kind, on: '', endsOn: null, organizationId: organization?._id ?? null },
  });
  const { control } = form;
  const chosen = useWatch({ control, name: 'kind' });
  const enter = useEnterFact(() => {
    toast.success(t('fact.done'));
    close();
  });
  const send = ({ kind: what, ...rest }: FactForm) =>
    what === null ? Promise.resolve() : enter.mutateAsync({ driverId, body: { ...rest, kind: what } });
  return (
    <FormDialog title={t('fact.title')} form={form} onSubmit={send} onClose={close} action={t('fact.save')}>
      <SelectField
        control={control}
        name="kind"
        rules={{ required: t('fact.required') }}
        label={t('fact.kind')}
        choices={driverFactKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      {chosen !== null && isOfOrganization(chosen) ? <EmployerField control={control} known={organization} /> : null}
      <TextField
        control={control}
        name="on"
        type="date"
        rules={{ required: t('fact.required') }}
        label={t('fact.on')}
        help={t('fact.onHelp')}
      />
      <TextField control={control} name="endsOn" type="date" optional label={t('fact.endsOn')} />
    </FormDialog>
  );
}

import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usStates } from '#domain/places/us-states';
import { exemptionSections } from '#domain/requirements/model/facts';
import { SelectField } from '#web/shared/form/choice-fields';
import { EditedRecord } from '#web/shared/form/edited-record';
import { DialogForm } from '#web/shared/form/form-dialog';
import { NumberField } from '#web/shared/form/number-field';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { YesNoField } from '#web/shared/form/yes-no-field';
import { Alert } from '#web/shared/ui/alert';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { EmployerFields } from './employer-fields';
import type { StatableFact } from './fact-groups';
import { exemptionNames } from './fact-groups';
import type { FactsFormValues } from './facts-form';
import { factsStart, statementOf } from './facts-form';
import { LicenseFields } from './license-fields';
import type { FactsModalData } from './modal-data';
import { fileQuery, useStateFacts } from './queries';

const CLASSES = ['A', 'B', 'C'] as const;
const CATEGORIES = ['NI', 'EI', 'NA', 'EA'] as const;

const isList = (name: StatableFact): boolean => name === 'licenses' || name === 'employers';

interface FactFieldProps {
  control: Control<FactsFormValues>;
  name: StatableFact;
  /** The dialog is about this fact alone, and says so in its title. */
  isAlone: boolean;
}

/** The field of one fact; an unanswered one is not stated. */
function FactField({ control, name, isAlone }: FactFieldProps) {
  const { t } = useTranslation('files');
  const label = t(`fact.${name}`);
  switch (name) {
    case 'licenses':
      return <LicenseFields control={control} hasTitle={!isAlone} />;
    case 'employers':
      return <EmployerFields control={control} />;
    case 'jobState': {
      const choices = Object.entries(usStates).map(([value, state]) => ({ value, label: state }));
      return <SelectField control={control} name="facts.jobState" label={label} choices={choices} optional />;
    }
    case 'cdlClass': {
      const choices = CLASSES.map((value) => ({ value, label: value }));
      return <SelectField control={control} name="facts.cdlClass" label={label} choices={choices} optional />;
    }
    case 'category': {
      const choices = CATEGORIES.map((value) => ({ value, label: t(`facts.category.${value}`) }));
      return <SelectField control={control} name="facts.category" label={label} choices={choices} optional />;
    }
    case 'exemptionSection': {
      const choices = exemptionSections.map((value) => ({
        value,
        label: t(`facts.exemptionSection.${exemptionNames[value]}`),
      }));
      return <SelectField control={control} name="facts.exemptionSection" label={label} choices={choices} optional />;
    }
    case 'vehicleWeight':
    case 'passengers':
      return <NumberField control={control} name={`facts.${name}`} label={label} min={0} step={1} optional />;
    default:
      return <YesNoField control={control} name={`facts.${name}`} label={label} none={t('facts.none')} />;
  }
}

interface FactsFormProps extends FactsModalData {
  onConflict: (problem: unknown) => void;
  close: () => void;
}

function FactsForm({ source, title, onConflict, close, ...stating }: FactsFormProps) {
  const { names, statement } = stating;
  const { t } = useTranslation('files');
  const form = useForm<FactsFormValues>({
    defaultValues: factsStart({ ...stating, namedIssuers: source.namedIssuers }),
  });
  const { control } = form;
  const plain = names.filter((name) => !isList(name));
  const field = (name: StatableFact) => (
    <FactField key={name} control={control} name={name} isAlone={names.length === 1} />
  );
  const [isEmpty, setEmpty] = useState(false);
  const send = useStateFacts(source, () => {
    toast.success(t('dialog.saved'));
    close();
  });
  const submit = async (values: FactsFormValues) => {
    const body = statementOf(values, stating);
    const isUnanswered = Object.keys(body.facts).length === 0;
    setEmpty(isUnanswered);
    if (!isUnanswered) await send.mutateAsync(body);
  };
  return (
    <DialogForm
      title={title}
      form={form}
      onSubmit={submit}
      onRefused={onConflict}
      onClose={close}
      action={t(source.reader === 'driver' ? 'mine.save' : 'facts.save')}
    >
      {plain.length === 0 ? null : (
        <>
          <p className="gh-file-notice">{t('facts.lead')}</p>
          <div className="gh-file-facts-form">{plain.map(field)}</div>
        </>
      )}
      {names.filter(isList).map(field)}
      <TextField
        control={control}
        name="from"
        type="date"
        label={t('facts.from')}
        help={t('facts.fromHelp')}
        rules={{ required: 'required' }}
      />
      {statement === null ? null : (
        <TextAreaField
          control={control}
          name="reason"
          label={t('field.reason')}
          help={t('field.reasonHelp')}
          maxLength={500}
          rules={{ required: 'required' }}
        />
      )}
      {isEmpty ? <Alert>{t('facts.empty')}</Alert> : null}
    </DialogForm>
  );
}

/** Facts that only a person knows, as of a day; a wrong statement is corrected with a reason. */
export function FactsDialog({ data: { file, ...data }, close }: ModalProps<FactsModalData>) {
  const { on, knownAt } = file;
  return (
    <Dialog title={data.title} onClose={close}>
      <EditedRecord query={fileQuery(data.source, { on, knownAt })} shown={file}>
        {(current, onConflict) => <FactsForm {...data} file={current} onConflict={onConflict} close={close} />}
      </EditedRecord>
    </Dialog>
  );
}

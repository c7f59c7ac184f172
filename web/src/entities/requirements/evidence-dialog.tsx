import type { Control } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usStates } from '#domain/places/us-states';
import type { FileLine } from '#domain/requirements/file-schema';
import type { EvidenceForm, EvidenceKind } from '#domain/requirements/model/evidence';
import { SegmentedField, SelectField } from '#web/shared/form/choice-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { datesOf, formsOf, hasBack, kindsOf, neededFindings } from './evidence-content';
import type { EvidenceFormValues } from './evidence-form';
import { bodyOf, correctionOf, needsFile, needsState, recordsFor, startOf, takesFile } from './evidence-form';
import { FileField } from './file-field';
import { FindingsField } from './findings-field';
import type { EvidenceModalData } from './modal-data';
import { useCorrectEvidence, useRecordEvidence } from './queries';
import type { FileSource } from './source';
import { titleOf } from './use-texts';

interface FieldsProps {
  control: Control<EvidenceFormValues>;
  records: FileLine['records'];
  kind: EvidenceKind;
  form: EvidenceForm | null;
}

/** The date that counts, which is required, and the others that the document may state. */
function DateFields({ control, records, kind, form }: FieldsProps) {
  const { t } = useTranslation('files');
  const { counting, others } = datesOf(records, kind, form);
  return (
    <>
      <TextField
        key={counting}
        control={control}
        name={`dates.${counting}`}
        type="date"
        label={t(`date.${counting}`)}
        rules={{ required: 'required' }}
      />
      {others.map(({ name, need }) => (
        <TextField
          key={name}
          control={control}
          name={`dates.${name}`}
          type="date"
          label={t(`date.${name}`)}
          optional={need === 'optional'}
          help={need === 'ifStated' ? t('field.endHelp') : undefined}
          {...(need === 'required' && { rules: { required: 'required' } })}
        />
      ))}
    </>
  );
}

function StateField({ control }: Pick<FieldsProps, 'control'>) {
  const { t } = useTranslation('files');
  return (
    <SelectField
      control={control}
      name="about"
      label={t('about.state')}
      help={t('about.stateHelp')}
      rules={{ required: 'required' }}
      choices={Object.entries(usStates).map(([value, label]) => ({ value, label }))}
    />
  );
}

interface FilesProps extends Omit<FieldsProps, 'records'> {
  source: FileSource;
  /** A correction keeps the stored file unless another one is chosen. */
  isOptional: boolean;
}

function FileFields({ source, control, kind, form, isOptional }: FilesProps) {
  const { t } = useTranslation('files');
  if (!takesFile(form)) return null;
  const rules = isOptional ? {} : { rules: { required: t('field.isNeeded') } };
  return (
    <>
      <FileField
        {...rules}
        control={control}
        name="fileId"
        label={t('field.file')}
        source={source}
        optional={isOptional}
      />
      {hasBack(kind) && form === 'document' ? (
        <FileField control={control} name="backFileId" label={t('field.back')} source={source} optional />
      ) : null}
    </>
  );
}

function useSend({ source, line, corrects }: EvidenceModalData, close: () => void) {
  const { t } = useTranslation('files');
  const record = useRecordEvidence(source);
  const correct = useCorrectEvidence(source, corrects?._id ?? '');
  const records = recordsFor(line, corrects);
  return async (values: EvidenceFormValues) => {
    const body = bodyOf(values, records, source.reader !== 'driver');
    if (corrects === null) await record.mutateAsync({ body, employmentId: line.employmentId });
    else await correct.mutateAsync(correctionOf(body, values.reason));
    const done = source.reader === 'driver' ? 'dialog.sent' : 'dialog.recorded';
    toast.success(t(corrects === null ? done : 'dialog.corrected'));
    close();
  };
}

/** A driver uploads, others record; a correction has its own words. */
function textsOf({ source, corrects }: EvidenceModalData) {
  if (corrects !== null) return { title: 'dialog.correct', action: 'action.saveCorrection' } as const;
  return source.reader === 'driver'
    ? ({ title: 'dialog.upload', action: 'action.send' } as const)
    : ({ title: 'dialog.record', action: 'action.record' } as const);
}

/** A document as a person records it: what it is and says, with its file; or its correction, with a reason. */
export function EvidenceDialog({ data, close }: ModalProps<EvidenceModalData>) {
  const { t } = useTranslation('files');
  const { source, line, corrects } = data;
  const form = useForm<EvidenceFormValues>({ defaultValues: startOf(line, corrects) });
  const { control } = form;
  const [kind, chosenForm] = useWatch({ control, name: ['kind', 'form'] });
  const records = recordsFor(line, corrects);
  const kinds = kindsOf(records);
  const forms = formsOf(records, kind);
  const send = useSend(data, close);
  const named = corrects?.kind ?? (kinds.length === 1 ? kind : null);
  const what = named === null ? titleOf(line) : t(`kind.${named}`);
  const texts = textsOf(data);
  return (
    <FormDialog title={t(texts.title, { what })} form={form} onSubmit={send} onClose={close} action={t(texts.action)}>
      {named === null || corrects !== null ? null : <p className="gh-file-notice">{titleOf(line)}</p>}
      {kinds.length > 1 ? (
        <SelectField
          control={control}
          name="kind"
          label={t('field.kind')}
          rules={{ required: 'required' }}
          choices={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      ) : null}
      {forms.length > 1 ? (
        <SegmentedField
          control={control}
          name="form"
          label={t('field.form')}
          choices={forms.map((value) => ({ value, label: t(`form.${value}`) }))}
        />
      ) : null}
      {kind === null ? null : (
        <>
          {needsState(line, kind) ? <StateField control={control} /> : null}
          <DateFields control={control} records={records} kind={kind} form={chosenForm} />
          <FindingsField
            control={control}
            name="findings"
            kind={kind}
            form={chosenForm}
            needed={corrects === null ? neededFindings(records, kind) : []}
            required="required"
          />
          <FileFields
            source={source}
            control={control}
            kind={kind}
            form={chosenForm}
            isOptional={corrects !== null || !needsFile(chosenForm)}
          />
        </>
      )}
      {corrects === null ? null : (
        <TextAreaField
          control={control}
          name="reason"
          label={t('field.reason')}
          help={t('field.reasonHelp')}
          maxLength={500}
          rules={{ required: 'required' }}
        />
      )}
    </FormDialog>
  );
}

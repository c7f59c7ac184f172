import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usStates } from '#domain/places/us-states';
import type { FileLine } from '#domain/requirements/file-schema';
import { contentOf } from '#domain/requirements/model/content';
import { MAX_CONTENT } from '#domain/requirements/model/content-fields';
import type { EvidenceForm, EvidenceKind } from '#domain/requirements/model/evidence';
import { SelectField } from '#web/shared/form/choice-fields';
import { TextField } from '#web/shared/form/text-field';
import { datesOf, hasBack, isAboutState, neededFindings } from './evidence-content';
import type { EvidenceFormValues } from './evidence-form';
import { takesFile } from './evidence-form';
import { FileField } from './file-field';
import { FindingsField } from './findings-field';
import type { FileSource } from './source';

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

/** The words of a record of efforts and of a road test. */
function ContentFields({ control, kind, form }: Omit<FieldsProps, 'records'>) {
  const { t } = useTranslation('files');
  if (form === null) return null;
  return contentOf({ kind, form }).map((field) => (
    <TextField
      key={field}
      control={control}
      name={`content.${field}`}
      label={t(`content.${field}`)}
      help={t(`contentHelp.${field}`)}
      maxLength={MAX_CONTENT}
      rules={{ required: 'required' }}
    />
  ));
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
  source: Pick<FileSource, 'receive'>;
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

interface EvidenceFieldsProps extends Omit<FieldsProps, 'kind'> {
  kind: EvidenceKind | null;
  source: Pick<FileSource, 'receive'>;
  /** Whether the licensing authority is known already. */
  hasSubject?: boolean;
  /** Of a correction: it keeps the stored file unless another one is chosen. */
  isCorrection?: boolean;
}

/** The fields of a document with its file: the date that counts, other dates, findings, and the sides of a card. */
export function EvidenceFields(props: EvidenceFieldsProps) {
  const { control, records, kind, form, source, hasSubject = false, isCorrection = false } = props;
  if (kind === null) return null;
  return (
    <>
      {isAboutState(kind) && !hasSubject ? <StateField control={control} /> : null}
      <DateFields control={control} records={records} kind={kind} form={form} />
      <ContentFields control={control} kind={kind} form={form} />
      <FindingsField
        control={control}
        name="findings"
        kind={kind}
        form={form}
        needed={isCorrection ? [] : neededFindings(records, kind)}
        required="required"
      />
      <FileFields source={source} control={control} kind={kind} form={form} isOptional={isCorrection} />
    </>
  );
}

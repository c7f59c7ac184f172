import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EvidenceForm, EvidenceKind, Finding } from '#domain/requirements/model/evidence';
import { evidenceForms, findings as allFindings } from '#domain/requirements/model/evidence';
import { useControlled } from '#web/shared/form/controlled';
import { Field } from '#web/shared/form/field';
import { Checkbox, Radios } from '#web/shared/form/inputs';
import type { FindingGroup } from './evidence-content';
import { findingsOf } from './evidence-content';

/** Whether a required answer of the document is missing. */
export function missingAnswer(
  kind: EvidenceKind | null,
  form: EvidenceForm | null,
  chosen: readonly Finding[],
): boolean {
  if (kind === null) return false;
  return findingsOf(kind, form ?? evidenceForms[0]).groups.some(
    ({ isRequired, findings }) => isRequired && !findings.some((finding) => chosen.includes(finding)),
  );
}

interface FindingsFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  kind: EvidenceKind;
  form: EvidenceForm | null;
  required: string;
}

const asFindings = (value: unknown): readonly Finding[] =>
  Array.isArray(value) ? allFindings.filter((finding) => value.includes(finding)) : [];

/** The statements of a document on which requirements depend. */
export function FindingsField<Values extends FieldValues>(props: FindingsFieldProps<Values>) {
  const { control, name, kind, form, required } = props;
  const { t } = useTranslation('files');
  const validate = (value: unknown) => (missingAnswer(kind, form, asFindings(value)) ? required : true);
  const { value, set, error } = useControlled({ control, name, rules: { validate } });
  const chosen = asFindings(value);
  const { groups, marks: singles } = findingsOf(kind, form);
  const choose =
    ({ findings }: FindingGroup) =>
    (next: Finding) => {
      set([...chosen.filter((finding) => !findings.includes(finding)), next]);
    };
  return (
    <>
      {groups.map((group) => (
        <Field
          key={group.name}
          label={t(`findingGroup.${group.name}`)}
          optional={!group.isRequired}
          error={group.isRequired && !group.findings.some((each) => chosen.includes(each)) ? error : undefined}
        >
          {(inputProps) => (
            <Radios
              {...inputProps}
              name={`${name}-${group.name}`}
              label={t(`findingGroup.${group.name}`)}
              choices={group.findings.map((finding) => ({ value: finding, label: t(`finding.${finding}`) }))}
              value={group.findings.find((finding) => chosen.includes(finding)) ?? null}
              onChange={choose(group)}
            />
          )}
        </Field>
      ))}
      {singles.map((single) => (
        <Checkbox
          key={single}
          name={`${name}-${single}`}
          label={t(`finding.${single}`)}
          checked={chosen.includes(single)}
          onChange={(isChecked) => {
            const others = chosen.filter((finding) => finding !== single);
            set(isChecked ? [...others, single] : others);
          }}
        />
      ))}
    </>
  );
}

import { useId } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EvidenceForm, EvidenceKind, Finding } from '#domain/requirements/model/evidence';
import { evidenceForms, findings as allFindings } from '#domain/requirements/model/evidence';
import { useControlled } from '#web/shared/form/controlled';
import type { InputProps } from '#web/shared/form/field';
import { Field } from '#web/shared/form/field';
import { Checkbox, Radios, Select } from '#web/shared/form/inputs';
import { useFieldProblemText } from '#web/shared/i18n/use-problem-text';
import type { FindingGroup } from './evidence-content';
import { findingsOf } from './evidence-content';

/** The choice that leaves an optional answer out. */
const NONE = 'none';

/** Whether none of them is chosen. */
const isMissing = (findings: readonly Finding[], chosen: readonly Finding[]): boolean =>
  !findings.some((finding) => chosen.includes(finding));

/** Whether a required answer of the document is missing. */
export function missingAnswer(
  kind: EvidenceKind | null,
  form: EvidenceForm | null,
  { chosen, needed }: { chosen: readonly Finding[]; needed: readonly Finding[] },
): boolean {
  if (kind === null) return false;
  return findingsOf(kind, form ?? evidenceForms[0], needed).required.some((findings) => isMissing(findings, chosen));
}

interface FindingsFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  kind: EvidenceKind;
  form: EvidenceForm | null;
  /** Findings that decide about the requirement, so that the answer is required. */
  needed: readonly Finding[];
  required: string;
}

const asFindings = (value: unknown): readonly Finding[] =>
  Array.isArray(value) ? allFindings.filter((finding) => value.includes(finding)) : [];

interface AnswerProps extends InputProps {
  name: string;
  label: string;
  choices: readonly { value: Finding | typeof NONE; label: string }[];
  value: Finding | typeof NONE | null;
  onChange: (value: Finding | typeof NONE) => void;
}

const MAX_IN_A_ROW = 3;
const MAX_LABEL_LENGTH = 18;

/** One of several answers: side by side if they fit in a row, else in a select. */
function Answer({ label, onChange, ...props }: AnswerProps) {
  const { t } = useTranslation();
  const { choices, value, ...rest } = props;
  const fits = choices.length <= MAX_IN_A_ROW && choices.every((choice) => choice.label.length <= MAX_LABEL_LENGTH);
  if (fits) return <Radios {...props} label={label} onChange={onChange} />;
  return (
    <Select
      {...rest}
      options={choices}
      none={value === null ? t('field.none') : undefined}
      value={value}
      onChange={(next) => {
        if (next !== null) onChange(next);
      }}
    />
  );
}

/** The statements of a document on which requirements depend. */
export function FindingsField<Values extends FieldValues>(props: FindingsFieldProps<Values>) {
  const { control, name, kind, form, needed, required } = props;
  const { t } = useTranslation('files');
  const problemText = useFieldProblemText();
  const errorId = useId();
  const validate = (value: unknown) =>
    missingAnswer(kind, form, { chosen: asFindings(value), needed }) ? required : true;
  const { value, set, error } = useControlled({ control, name, rules: { validate } });
  const chosen = asFindings(value);
  const { groups, marks: singles } = findingsOf(kind, form, needed);
  const inError = groups.filter(({ isRequired, findings }) => isRequired && isMissing(findings, chosen));
  const rest = inError.length === 0 ? error : undefined;
  const choicesOf = ({ findings, isRequired }: FindingGroup): { value: Finding | typeof NONE; label: string }[] => [
    ...findings.map((value) => ({ value, label: t(`finding.${value}`) })),
    ...(isRequired ? [] : [{ value: NONE, label: t('facts.none') } as const]),
  ];
  const choose =
    ({ findings }: FindingGroup) =>
    (next: Finding | typeof NONE) => {
      const others = chosen.filter((finding) => !findings.includes(finding));
      set(next === NONE ? others : [...others, next]);
    };
  return (
    <>
      {groups.map((group) => (
        <Field
          key={group.name}
          label={t(`findingGroup.${group.name}`)}
          optional={!group.isRequired}
          error={inError.includes(group) ? error : undefined}
        >
          {(inputProps) => (
            <Answer
              {...inputProps}
              name={`${name}-${group.name}`}
              label={t(`findingGroup.${group.name}`)}
              choices={choicesOf(group)}
              value={group.findings.find((finding) => chosen.includes(finding)) ?? (group.isRequired ? null : NONE)}
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
          aria-invalid={rest !== undefined}
          aria-describedby={rest === undefined ? undefined : errorId}
          onChange={(isChecked) => {
            const others = chosen.filter((finding) => finding !== single);
            set(isChecked ? [...others, single] : others);
          }}
        />
      ))}
      {rest === undefined ? null : (
        <div id={errorId} className="gh-field-error">
          {problemText(rest)}
        </div>
      )}
    </>
  );
}

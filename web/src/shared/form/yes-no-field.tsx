import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useControls } from '#web/shared/controls/use-controls';
import type { ControlledProps } from './controlled';
import { useControlled } from './controlled';
import { Field } from './field';

const ANSWERS = ['yes', 'no'] as const;
const NONE = 'none';

interface YesNoFieldProps<Values extends FieldValues> extends Omit<ControlledProps<Values>, 'optional'> {
  /** The text of a third choice, which leaves the question unanswered; with it, the field is optional. */
  none?: string;
}

const answerOf = (value: boolean): (typeof ANSWERS)[number] => (value ? 'yes' : 'no');

/** A yes-or-no question with no answer by default. */
export function YesNoField<Values extends FieldValues>({
  control,
  name,
  label,
  help,
  disabled,
  rules,
  none,
}: YesNoFieldProps<Values>) {
  const { t } = useTranslation();
  const controls = useControls();
  const choices: { value: string; label: string }[] = ANSWERS.map((answer) => ({ value: answer, label: t(answer) }));
  if (none !== undefined) choices.push({ value: NONE, label: none });
  const { value, set, onBlur, ref, error } = useControlled(rules ? { control, name, rules } : { control, name });
  const unanswered = none === undefined ? null : NONE;
  return (
    <Field label={label} help={help} optional={none !== undefined} error={error}>
      {(inputProps) => (
        <controls.Radios
          {...inputProps}
          name={name}
          label={label}
          choices={choices}
          disabled={disabled}
          focusRef={ref}
          value={typeof value === 'boolean' ? answerOf(value) : unanswered}
          onBlur={onBlur}
          onChange={(answer) => {
            set(answer === NONE ? null : answer === 'yes');
          }}
        />
      )}
    </Field>
  );
}

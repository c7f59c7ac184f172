import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useControls } from '#web/shared/controls/use-controls';
import type { ControlledProps } from './controlled';
import { useControlled } from './controlled';
import { Field } from './field';

const ANSWERS = ['yes', 'no'] as const;

const answerOf = (value: boolean): (typeof ANSWERS)[number] => (value ? 'yes' : 'no');

/** A yes-or-no question with no answer by default. */
export function YesNoField<Values extends FieldValues>({
  control,
  name,
  label,
  help,
  disabled,
  rules,
}: ControlledProps<Values>) {
  const { t } = useTranslation();
  const controls = useControls();
  const { value, set, onBlur, ref, error } = useControlled(rules ? { control, name, rules } : { control, name });
  return (
    <Field label={label} help={help} error={error}>
      {(inputProps) => (
        <controls.Radios
          {...inputProps}
          name={name}
          label={label}
          choices={ANSWERS.map((answer) => ({ value: answer, label: t(answer) }))}
          disabled={disabled}
          focusRef={ref}
          value={typeof value === 'boolean' ? answerOf(value) : null}
          onBlur={onBlur}
          onChange={(answer) => {
            set(answer === 'yes');
          }}
        />
      )}
    </Field>
  );
}

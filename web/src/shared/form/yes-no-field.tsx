import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ControlledProps } from './controlled';
import { useControlled } from './controlled';
import { Field } from './field';

const ANSWERS = [true, false] as const;

/** A yes-or-no question with no answer by default. */
export function YesNoField<Values extends FieldValues>({
  control,
  name,
  label,
  help,
  disabled,
}: ControlledProps<Values>) {
  const { t } = useTranslation();
  const { value, set, onBlur, ref, error } = useControlled({ control, name });
  return (
    <Field label={label} help={help} error={error}>
      {({ id, ...inputProps }) => (
        <div>
          <div id={id} role="radiogroup" aria-label={label} {...inputProps} className="gh-segments" onBlur={onBlur}>
            {ANSWERS.map((answer) => (
              <label key={String(answer)}>
                <input
                  ref={answer ? ref : undefined}
                  type="radio"
                  name={name}
                  disabled={disabled}
                  checked={value === answer}
                  onChange={() => {
                    set(answer);
                  }}
                />
                {t(answer ? 'yes' : 'no')}
              </label>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}

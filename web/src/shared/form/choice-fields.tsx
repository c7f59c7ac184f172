import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ControlledProps } from './controlled';
import { useControlled } from './controlled';
import { Field } from './field';

export interface Choice {
  value: string;
  label: string;
}

interface ChoiceFieldProps<Values extends FieldValues> extends ControlledProps<Values> {
  choices: readonly Choice[];
}

/** A native select: short lists, and everything on driver pages. */
export function SelectField<Values extends FieldValues>(props: ChoiceFieldProps<Values> & { placeholder?: string }) {
  const { control, name, label, help, optional, disabled, rules, choices, placeholder } = props;
  const { t } = useTranslation();
  const { value, set, onBlur, ref, error } = useControlled(rules ? { control, name, rules } : { control, name });
  return (
    <Field label={label} help={help} optional={optional} error={error}>
      {(inputProps) => (
        <select
          {...inputProps}
          ref={ref}
          name={name}
          className="gh-input"
          disabled={disabled}
          value={typeof value === 'string' ? value : ''}
          onBlur={onBlur}
          onChange={(event) => {
            set(event.target.value === '' ? null : event.target.value);
          }}
        >
          <option value="">{placeholder ?? t('field.none')}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Radio buttons for up to five choices. */
export function SegmentedField<Values extends FieldValues>(props: ChoiceFieldProps<Values>) {
  const { control, name, label, help, disabled, choices } = props;
  const { value, set, onBlur, error } = useControlled({ control, name });
  return (
    <Field label={label} help={help} error={error}>
      {({ id, ...inputProps }) => (
        <div>
          <div id={id} role="radiogroup" aria-label={label} {...inputProps} className="gh-segments" onBlur={onBlur}>
            {choices.map((choice) => (
              <label key={choice.value}>
                <input
                  type="radio"
                  name={name}
                  disabled={disabled}
                  checked={value === choice.value}
                  onChange={() => {
                    set(choice.value);
                  }}
                />
                {choice.label}
              </label>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}

const asList = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Checkboxes: any number of choices. */
export function CheckboxesField<Values extends FieldValues>(props: ChoiceFieldProps<Values>) {
  const { control, name, label, help, optional, disabled, choices } = props;
  const { value, set, onBlur, error } = useControlled({ control, name });
  const chosen = asList(value);
  return (
    <Field label={label} help={help} optional={optional} error={error}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div
          id={id}
          role="group"
          aria-label={label}
          aria-describedby={describedBy}
          className="gh-checks"
          onBlur={onBlur}
        >
          {choices.map((choice) => (
            <label key={choice.value} className="gh-check">
              <input
                type="checkbox"
                name={name}
                disabled={disabled}
                checked={chosen.includes(choice.value)}
                onChange={(event) => {
                  const others = chosen.filter((item) => item !== choice.value);
                  set(event.target.checked ? [...others, choice.value] : others);
                }}
              />
              {choice.label}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  /** The id of the element that describes it. */
  describedBy?: string | undefined;
}

/** A switch outside a form; it applies right away. */
export const Switch = ({ label, checked, onChange, disabled, describedBy }: SwitchProps) => (
  <label className="gh-check gh-switch">
    <input
      type="checkbox"
      role="switch"
      aria-describedby={describedBy}
      disabled={disabled}
      checked={checked}
      onChange={(event) => {
        onChange(event.target.checked);
      }}
    />
    {label}
  </label>
);

export function SwitchField<Values extends FieldValues>(props: ControlledProps<Values>) {
  const { control, name, label, help, disabled } = props;
  const { value, set } = useControlled({ control, name });
  const helpId = useId();
  const field = (
    <Switch
      label={label}
      checked={value === true}
      onChange={set}
      disabled={disabled}
      describedBy={help === undefined ? undefined : helpId}
    />
  );
  if (help === undefined) return field;
  return (
    <div>
      {field}
      <p id={helpId} className="gh-field-help">
        {help}
      </p>
    </div>
  );
}

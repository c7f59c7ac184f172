import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SwitchProps } from '#web/shared/controls/controls';
import { useControls } from '#web/shared/controls/use-controls';
import { classNames } from '#web/shared/ui/class-names';
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

/**
 * A select; native on driver pages. In a required list, nothing is an answer only if it has a text of its own; otherwise it
 * cannot be selected.
 */
export function SelectField<Values extends FieldValues>(props: ChoiceFieldProps<Values> & { placeholder?: string }) {
  const { control, name, label, help, optional, disabled, rules, choices, placeholder } = props;
  const { t } = useTranslation();
  const controls = useControls();
  const { value, set, onBlur, ref, error } = useControlled(rules ? { control, name, rules } : { control, name });
  const none = placeholder ?? (optional === true ? t('field.none') : undefined);
  return (
    <Field label={label} help={help} optional={optional} error={error}>
      {(inputProps) => (
        <controls.Select
          {...inputProps}
          focusRef={ref}
          name={name}
          disabled={disabled}
          options={choices}
          none={none}
          placeholder={none === undefined ? t('field.none') : undefined}
          value={typeof value === 'string' ? value : null}
          onBlur={onBlur}
          onChange={set}
        />
      )}
    </Field>
  );
}

/** Radio buttons for up to five choices. */
export function SegmentedField<Values extends FieldValues>(props: ChoiceFieldProps<Values>) {
  const { control, name, label, help, disabled, choices } = props;
  const controls = useControls();
  const { value, set, onBlur, ref, error } = useControlled({ control, name });
  return (
    <Field label={label} help={help} error={error}>
      {(inputProps) => (
        <controls.Radios
          {...inputProps}
          name={name}
          label={label}
          choices={choices}
          disabled={disabled}
          focusRef={ref}
          value={typeof value === 'string' ? value : null}
          onBlur={onBlur}
          onChange={set}
        />
      )}
    </Field>
  );
}

const asList = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Checkboxes: any number of choices. */
export function CheckboxesField<Values extends FieldValues>(props: ChoiceFieldProps<Values> & { stacked?: boolean }) {
  const { control, name, label, help, optional, disabled, choices, stacked = false } = props;
  const { value, set, onBlur, error } = useControlled({ control, name });
  const controls = useControls();
  const chosen = asList(value);
  return (
    <Field label={label} help={help} optional={optional} error={error}>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
        <div
          id={id}
          role="group"
          data-invalid={isInvalid}
          aria-label={label}
          aria-describedby={describedBy}
          className={classNames('gh-checks', stacked ? 'gh-checks-stacked' : undefined)}
          onBlur={onBlur}
        >
          {choices.map((choice) => (
            <controls.Checkbox
              key={choice.value}
              name={name}
              label={choice.label}
              disabled={disabled}
              checked={chosen.includes(choice.value)}
              onChange={(isChecked) => {
                const others = chosen.filter((item) => item !== choice.value);
                set(isChecked ? [...others, choice.value] : others);
              }}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

/** A switch outside a form; it applies right away. */
export function Switch(props: SwitchProps) {
  const controls = useControls();
  return <controls.Switch {...props} />;
}

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
      aria-describedby={help === undefined ? undefined : helpId}
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

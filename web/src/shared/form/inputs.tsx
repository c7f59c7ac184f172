import type { CheckboxProps, InputProps, RadiosProps, SelectProps } from '#web/shared/controls/controls';
import { useControls } from '#web/shared/controls/use-controls';
import './form.css';

/** One line of text, a number, a date or a time, for a field that renders its own label. */
export function Input(props: InputProps) {
  const controls = useControls();
  return <controls.Input {...props} />;
}

/** A checkbox with its label beside it. */
export function Checkbox(props: CheckboxProps) {
  const controls = useControls();
  return <controls.Checkbox {...props} />;
}

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
}

const asTexts = <Value extends string | number>(options: readonly Option<Value>[]) =>
  options.map(({ value, label }) => ({ value: String(value), label }));

const byText = <Value extends string | number>(options: readonly Option<Value>[], text: string | null) =>
  options.find(({ value }) => String(value) === text)?.value;

interface ValueSelectProps<Value> extends Omit<SelectProps, 'options' | 'value' | 'onChange'> {
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** A select for a field that renders its own label. */
export function Select<Value extends string | number>(props: ValueSelectProps<Value>) {
  const { options, value, onChange, ...rest } = props;
  const controls = useControls();
  return (
    <controls.Select
      {...rest}
      options={asTexts(options)}
      value={value === null ? null : String(value)}
      onChange={(text) => {
        onChange(byText(options, text) ?? null);
      }}
    />
  );
}

interface ValueRadiosProps<Value> extends Omit<RadiosProps, 'choices' | 'value' | 'onChange'> {
  choices: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** Radio buttons side by side. */
export function Radios<Value extends string | number>(props: ValueRadiosProps<Value>) {
  const { choices, value, onChange, ...rest } = props;
  const controls = useControls();
  return (
    <controls.Radios
      {...rest}
      choices={asTexts(choices)}
      value={value === null ? null : String(value)}
      onChange={(text) => {
        const chosen = byText(choices, text);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}

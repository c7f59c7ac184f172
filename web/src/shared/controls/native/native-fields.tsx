import { classNames } from '#web/shared/ui/class-names';
import type { CheckboxProps, InputProps, RadiosProps, SelectProps, SwitchProps, TextAreaProps } from '../controls';
import '#web/shared/form/form.css';

export function NativeInput({ prefix, focusRef, className, ...rest }: InputProps) {
  const input = <input {...rest} ref={focusRef} className={classNames('gh-input', className)} />;
  if (prefix === undefined) return input;
  return (
    <div className="gh-input-affix">
      <span aria-hidden="true">{prefix}</span>
      {input}
    </div>
  );
}

export const NativeTextArea = ({ focusRef, className, ...rest }: TextAreaProps) => (
  <textarea {...rest} ref={focusRef} className={classNames('gh-input', className)} />
);

export const NativeSelect = ({ options, none, placeholder, value, onChange, focusRef, ...rest }: SelectProps) => (
  <select
    {...rest}
    ref={focusRef}
    className="gh-input"
    value={value ?? ''}
    onChange={({ target }) => {
      onChange(target.value === '' ? null : target.value);
    }}
  >
    {none === undefined ? null : <option value="">{none}</option>}
    {placeholder === undefined ? null : (
      <option value="" disabled hidden>
        {placeholder}
      </option>
    )}
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
);

export const NativeCheckbox = ({ label, onChange, focusRef, isSentence = false, ...rest }: CheckboxProps) => (
  <label className={classNames('gh-check', isSentence && 'gh-check-line')}>
    <input
      {...rest}
      ref={focusRef}
      type="checkbox"
      onChange={(event) => {
        onChange(event.target.checked);
      }}
    />
    <span>{label}</span>
  </label>
);

export const NativeSwitch = ({ label, onChange, ...rest }: SwitchProps) => (
  <label className="gh-check gh-switch">
    <input
      {...rest}
      type="checkbox"
      // eslint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own checked state
      role="switch"
      onChange={(event) => {
        onChange(event.target.checked);
      }}
    />
    {label}
  </label>
);

export const NativeRadios = ({ id, name, label, choices, value, onChange, onBlur, disabled, ...rest }: RadiosProps) => {
  const { focusRef, ...aria } = rest;
  return (
    <div>
      <div id={id} role="radiogroup" aria-label={label} {...aria} className="gh-segments" onBlur={onBlur}>
        {choices.map((choice, index) => (
          <label key={choice.value}>
            <input
              ref={index === 0 ? focusRef : undefined}
              type="radio"
              name={name}
              disabled={disabled}
              checked={value === choice.value}
              onChange={() => {
                onChange(choice.value);
              }}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </div>
  );
};

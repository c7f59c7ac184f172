import { Checkbox, Radio, Switch } from 'antd';
import Input from 'antd/es/input/Input';
import TextArea from 'antd/es/input/TextArea';
import { lazyComponent } from '#web/shared/connection/lazy-component';
import type { CheckboxProps, InputProps, RadiosProps, SelectProps, SwitchProps, TextAreaProps } from '../controls';
import { NativeSelect } from '../native/native-fields';
import { definedProps } from './defined-props';

/** Lines of an empty text area. */
const ROWS = 3;

const statusOf = (isInvalid: unknown) => (isInvalid === true ? 'error' : '');

/** Imported from its own file: the package's Input contains one-time codes, passwords and search, too. */
export const AntdInput = ({ prefix, focusRef, ...rest }: InputProps) => (
  <Input
    {...definedProps(rest)}
    ref={focusRef}
    status={statusOf(rest['aria-invalid'])}
    {...(prefix === undefined ? {} : { prefix: <span aria-hidden="true">{prefix}</span> })}
  />
);

export const AntdTextArea = ({ focusRef, ...rest }: TextAreaProps) => (
  <TextArea rows={ROWS} {...definedProps(rest)} ref={focusRef} status={statusOf(rest['aria-invalid'])} />
);

/** Loads after the page; until then the native select works. */
export const LazyAntdSelect = lazyComponent(() => import('./antd-select').then((module) => module.AntdSelect), {
  waiting: (props: SelectProps) => <NativeSelect {...props} aria-busy />,
});

export const AntdCheckbox = ({ label, onChange, focusRef, isSentence: _isSentence, ...rest }: CheckboxProps) => (
  <Checkbox
    {...definedProps(rest)}
    ref={focusRef}
    onChange={(event) => {
      onChange(event.target.checked);
    }}
  >
    {label}
  </Checkbox>
);

export const AntdSwitch = ({ label, ...rest }: SwitchProps) => (
  <label className="gh-check">
    <Switch {...definedProps(rest)} />
    {label}
  </label>
);

export const AntdRadios = ({ name, label, choices, value, onChange, focusRef, ...rest }: RadiosProps) => {
  return (
    <div>
      <Radio.Group
        name={name}
        optionType="button"
        aria-label={label}
        {...definedProps(rest)}
        value={value}
        onChange={(event) => {
          onChange(event.target.value as string);
        }}
      >
        {choices.map((choice, index) => (
          <Radio.Button key={choice.value} ref={index === 0 ? focusRef : undefined} value={choice.value}>
            {choice.label}
          </Radio.Button>
        ))}
      </Radio.Group>
    </div>
  );
};

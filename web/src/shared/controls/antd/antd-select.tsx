import { Select } from 'antd';
import { matchingOption } from '#web/shared/form/matching-option';
import type { SelectProps } from '../controls';
import { definedProps } from './defined-props';

/** The number of options that makes a list searchable. */
const SEARCHABLE_FROM = 8;

/** In a file of its own, since antd's Select is large and loads after the page. */
export function AntdSelect({ options, none, value, onChange, focusRef, name, ...rest }: SelectProps) {
  // antd shows the placeholder for null only.
  const nothing = none === undefined ? null : '';
  const all = [...(none === undefined ? [] : [{ value: '', label: none }]), ...options];
  return (
    <Select<string | null>
      {...definedProps(rest)}
      ref={focusRef}
      data-name={name}
      className="gh-antd-select"
      status={rest['aria-invalid'] === true ? 'error' : ''}
      showSearch={all.length < SEARCHABLE_FROM ? false : matchingOption}
      options={all}
      // While the options load, and for a deleted one, antd would show the value: an id.
      labelRender={({ label }) => label ?? '–'}
      value={value === null || value === '' ? nothing : value}
      onChange={(next) => {
        onChange(next === '' ? null : next);
      }}
    />
  );
}

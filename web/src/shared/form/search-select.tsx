import type { SelectProps } from 'antd';
import { Select } from 'antd';
import type { KeyboardEvent } from 'react';
import { matchingOption } from './matching-option';
import './search-select.css';

/**
 * With several values, antd uses the Tab key to add or remove the active option, so the keyboard could not leave the field.
 * Here, Tab moves on, which closes the list.
 */
function keepTab(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation();
}

/** In a file of its own, since antd's Select is large and loads after the page. */
export function SearchSelect(props: SelectProps) {
  const select = <Select showSearch={matchingOption} {...props} />;
  if (props.mode === undefined) return select;
  return (
    <span className="gh-search-select" onKeyDownCapture={keepTab}>
      {select}
    </span>
  );
}

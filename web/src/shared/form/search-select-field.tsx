import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '#web/shared/connection/lazy-component';
import type { Choice } from './choice-fields';
import type { ControlledProps } from './controlled';
import { useControlled } from './controlled';
import { Field } from './field';

export interface SearchChoice extends Choice {
  /** Shown as disabled; the label says why it cannot be chosen. */
  disabled?: boolean;
}

/** The field keeps its place and name until the list has loaded. */
const SearchSelect = lazyComponent(() => import('./search-select').then((module) => module.SearchSelect), {
  waiting: <span className="gh-input" aria-busy="true" />,
});

interface SearchSelectFieldProps<Values extends FieldValues> extends ControlledProps<Values> {
  choices: readonly SearchChoice[];
  /** Several values, shown as tags. */
  multiple?: boolean;
  /** Values outside the list may be typed. */
  free?: boolean;
  placeholder?: string;
  loading?: boolean;
  /** The choices are those that the server found for the typed text. */
  onSearch?: (text: string) => void;
}

function modeOf(multiple: boolean, free: boolean): { mode?: 'multiple' | 'tags' } {
  if (free) return { mode: 'tags' };
  return multiple ? { mode: 'multiple' } : {};
}

/** Typed items: split at commas, trimmed, without empty and repeated ones; the name of a choice is the choice. */
function itemsOf(value: unknown, choices: readonly SearchChoice[]): unknown {
  if (!Array.isArray(value)) return value;
  const typed = value.flatMap((item) => String(item).split(',')).map((item) => item.trim());
  const isNamed = (item: string) => (choice: SearchChoice) =>
    [choice.value, choice.label].some((name) => name.toLowerCase() === item.toLowerCase());
  return [...new Set(typed.map((item) => choices.find(isNamed(item))?.value ?? item))].filter((item) => item !== '');
}

/** A searchable select for the console's long lists. */
export function SearchSelectField<Values extends FieldValues>(props: SearchSelectFieldProps<Values>) {
  const { control, name, label, help, optional, disabled, rules, choices, multiple = false, free = false } = props;
  const { value, set, onBlur, error } = useControlled(rules ? { control, name, rules } : { control, name });
  const { t } = useTranslation('labels');
  const mode = modeOf(multiple, free);
  return (
    <Field label={label} help={help} optional={optional} error={error}>
      {({ id, ...inputProps }) => (
        <SearchSelect
          {...inputProps}
          id={id}
          {...mode}
          allowClear={optional === true}
          disabled={disabled ?? false}
          loading={props.loading ?? false}
          placeholder={props.placeholder ?? t('term.search')}
          status={error === undefined ? '' : 'error'}
          options={[...choices]}
          {...(props.onSearch !== undefined && { showSearch: { filterOption: false, onSearch: props.onSearch } })}
          // An empty text or null is not a choice, and would hide the placeholder.
          value={value === '' || value === null ? undefined : value}
          onBlur={onBlur}
          onChange={(next: unknown) => {
            // Cleared, it is null: react-hook-form would restore the default value for undefined.
            set(free ? itemsOf(next, choices) : (next ?? null));
          }}
        />
      )}
    </Field>
  );
}

import { Mentions } from 'antd';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ControlledProps } from './controlled';
import { useControlled } from './controlled';
import { Field } from './field';

interface MentionFieldProps<Values extends FieldValues> extends ControlledProps<Values> {
  /** The texts that can follow an `@`; typing one suggests them. Undefined while they load. */
  handles: readonly string[] | undefined;
  maxLength: number;
  /** Shown if no handle fits what is typed. */
  none: string;
}

/** The list of suggestions, which exists only while it is open. */
function OpenList({ openRef, children }: { openRef: RefObject<boolean>; children: ReactNode }) {
  useEffect(() => {
    openRef.current = true;
    return () => {
      openRef.current = false;
    };
  }, [openRef]);
  return children;
}

/** A text area of the console that suggests people after an `@`. */
export function MentionField<Values extends FieldValues>(props: MentionFieldProps<Values>) {
  const { control, name, label, help, optional, handles, maxLength, none } = props;
  const { value, set, onBlur, error } = useControlled({ control, name });
  const openRef = useRef(false);
  return (
    <Field label={label} help={help} optional={optional} error={error}>
      {(inputProps) => (
        <Mentions
          {...inputProps}
          rows={3}
          maxLength={maxLength}
          status={error === undefined ? '' : 'error'}
          notFoundContent={none}
          loading={handles === undefined}
          options={(handles ?? []).map((handle) => ({ value: handle, label: handle }))}
          value={typeof value === 'string' ? value : ''}
          onBlur={onBlur}
          onChange={set}
          popupRender={(list) => <OpenList openRef={openRef}>{list}</OpenList>}
          onKeyDown={(event) => {
            // Escape closes the list; a drawer or dialog around the field would close next.
            if (event.key === 'Escape' && openRef.current) event.stopPropagation();
          }}
        />
      )}
    </Field>
  );
}

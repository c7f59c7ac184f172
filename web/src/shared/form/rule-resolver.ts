import type { FieldValues, Resolver } from 'react-hook-form';
import { set } from 'react-hook-form';
import { visibleValue } from '#domain/shared/visible-text';

/** A bad field: its path, separated by slashes, and a problem code. */
export interface FieldIssue {
  readonly field: string;
  readonly code: string;
}

/** Applies the API's rules and shows every problem at its field, all together. */
export const byRule =
  <Values extends FieldValues>(check: (values: Values) => readonly FieldIssue[]): Resolver<Values> =>
  (typed) => {
    const values = visibleValue(typed) as Values;
    const errors = {};
    for (const { field, code } of check(values))
      set(errors, field.replaceAll('/', '.'), { type: 'rule', message: code });
    return { values: Object.keys(errors).length === 0 ? values : {}, errors } as ReturnType<Resolver<Values>>;
  };

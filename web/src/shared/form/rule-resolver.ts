import type { FieldValues, Resolver } from 'react-hook-form';
import { set } from 'react-hook-form';
import { visibleValues } from './visible-values';

/** A bad field: its path, separated by slashes, and a problem code. */
export interface FieldIssue {
  readonly field: string;
  readonly code: string;
}

/** Applies the API's rules and shows every problem at its field, all together. */
export const byRule =
  <Values extends FieldValues>(
    check: (values: Values) => readonly FieldIssue[] | Promise<readonly FieldIssue[]>,
  ): Resolver<Values> =>
  async (typed) => {
    const values = await visibleValues(typed);
    const errors = {};
    for (const { field, code } of await check(values))
      set(errors, field.replaceAll('/', '.'), { type: 'rule', message: code });
    return { values: Object.keys(errors).length === 0 ? values : {}, errors } as ReturnType<Resolver<Values>>;
  };

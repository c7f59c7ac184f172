import type { Resolver } from 'react-hook-form';
import { emptyItems, type HistoryItems } from '#domain/driver-histories/items';
import type { HistoryKind } from '#domain/driver-histories/kinds';
import { checkItem, type FieldIssue, normalizeItem } from '#domain/driver-histories/rules';
import type { ProblemCode } from '#domain/problems';
import type { Period } from '#domain/shared/periods';
import { today } from '#web/shared/form/today';
import { visibleValues } from '#web/shared/form/visible-values';

/** Maps the null of a cleared field back to its empty value. */
export function itemOf<K extends HistoryKind>(kind: K, values: HistoryItems[K]): HistoryItems[K] {
  const empty: Record<string, unknown> = { ...emptyItems[kind] };
  const filled = Object.entries(empty).map(([name, nothing]) => {
    const value: unknown = (values as unknown as Record<string, unknown>)[name];
    const isEmpty = value === null || value === undefined || value === '';
    return [name, isEmpty ? nothing : value];
  });
  return Object.fromEntries(filled) as HistoryItems[K];
}

/** Applies the API's rules and shows every problem at its field, all together. */
export const itemResolver =
  <K extends HistoryKind>(
    kind: K,
    others: readonly Period[],
    translate: (code: ProblemCode, params: Record<string, string | number>) => string,
  ): Resolver<HistoryItems[K]> =>
  async (typed) => {
    const values = await visibleValues(typed);
    const item = normalizeItem(kind, itemOf(kind, values), today());
    const issues = checkItem(kind, item, { others, today: today() });
    if (issues.length === 0) return { values, errors: {} };
    // Translates codes with params here, where the params are known.
    const messageOf = ({ code, params }: FieldIssue) =>
      code === 'required' || params === undefined ? code : translate(code, { ...params });
    const errors = Object.fromEntries(
      issues.map((issue) => [issue.field, { type: 'rule', message: messageOf(issue) }]),
    );
    return { values: {}, errors } as ReturnType<Resolver<HistoryItems[K]>>;
  };

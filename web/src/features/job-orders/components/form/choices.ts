import type { Choice } from '#web/shared/form/choice-fields';

/** Choices of an enumeration with their labels. */
export const choicesOf = <Value extends string>(
  values: readonly Value[],
  label: (value: Value) => string = (value) => value,
): Choice[] => values.map((value) => ({ value, label: label(value) }));

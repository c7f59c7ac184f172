import { type CardEntry, checkCard } from '#domain/payments/card-rules';
import { today } from '#web/shared/form/today';

interface FieldFault<Field extends string> {
  readonly field: Field;
  readonly code: string;
}

/** The fields that are empty or break a rule, in order. */
export const faultsOf = <Field extends string>(
  fields: readonly Field[],
  values: Readonly<Record<Field, string>>,
  wrong?: Readonly<Partial<Record<Field, string>>>,
): FieldFault<Field>[] =>
  fields.flatMap((field) => {
    const code = values[field].trim() === '' ? 'required' : wrong?.[field];
    return code === undefined ? [] : [{ field, code }];
  });

const FIELDS = ['number', 'expiry', 'cvc'] as const;

/** Applies the payment service's rules before anything is sent; an empty field counts as missing. */
export const cardFaults = (card: CardEntry): FieldFault<keyof CardEntry>[] =>
  faultsOf(FIELDS, card, checkCard(card, today()));

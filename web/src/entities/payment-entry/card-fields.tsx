import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { CardEntry } from '#domain/payments/card-rules';
import { TextField } from '#web/shared/form/text-field';
import { inGroups, withSlash } from './card-format';

interface CardFieldsProps<Values extends FieldValues & CardEntry> {
  control: Control<Values>;
  /** In the words of the page. */
  texts: Readonly<Record<keyof CardEntry, string>> & { readonly cvcHelp?: string };
}

/** The fields of a test card. The entry goes straight to the payment service, and is not even kept as a draft. */
export function CardFields<Values extends FieldValues & CardEntry>({ control, texts }: CardFieldsProps<Values>) {
  const name = (field: keyof CardEntry) => field as FieldPath<Values>;
  return (
    <>
      <TextField
        control={control}
        name={name('number')}
        label={texts.number}
        autoComplete="cc-number"
        inputMode="numeric"
        maxLength={23}
        format={inGroups}
      />
      <TextField
        control={control}
        name={name('expiry')}
        label={texts.expiry}
        autoComplete="cc-exp"
        inputMode="numeric"
        maxLength={7}
        format={withSlash}
      />
      <TextField
        control={control}
        name={name('cvc')}
        label={texts.cvc}
        help={texts.cvcHelp}
        autoComplete="cc-csc"
        inputMode="numeric"
        maxLength={4}
      />
    </>
  );
}

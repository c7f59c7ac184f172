import { useState } from 'react';
import { Field } from '#web/shared/form/field';
import { Input } from '#web/shared/form/inputs';
import { centsOf } from '../model/cents-of';

interface AmountBoxProps {
  label: string;
  /** Receives cents; null while the text is no amount. */
  onChange: (cents: number | null) => void;
}

/** An amount in dollars outside react-hook-form. More than two decimals are an error, and are not rounded. */
export function AmountBox({ label, onChange }: AmountBoxProps) {
  const [text, setText] = useState('');
  const isWrong = text.trim() !== '' && centsOf(text) === null;
  return (
    <Field label={label} error={isWrong ? 'invalid-amount' : undefined}>
      {(inputProps) => (
        <Input
          {...inputProps}
          prefix="$"
          inputMode="decimal"
          className="gh-numbers"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onChange(centsOf(target.value));
          }}
        />
      )}
    </Field>
  );
}

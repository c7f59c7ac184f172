import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useControls } from '#web/shared/controls/use-controls';
import { Button } from '#web/shared/ui/button';
import type { ControlledProps } from './controlled';
import { useControlled } from './controlled';
import { Field } from './field';
import './form.css';

interface PasswordFieldProps<Values extends FieldValues> extends ControlledProps<Values> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a show button: twelve characters are hard to type unseen on a phone. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const { control, name, label, help, autoComplete } = props;
  const { t } = useTranslation('accounts');
  const { value, set, onBlur, ref, error } = useControlled({ control, name });
  const controls = useControls();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} help={help} error={error}>
      {(inputProps) => (
        <span className="gh-password">
          <controls.Input
            {...inputProps}
            focusRef={ref}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={typeof value === 'string' ? value : ''}
            onBlur={onBlur}
            onChange={(event) => {
              set(event.target.value);
            }}
          />
          <Button
            variant="text"
            aria-pressed={isShown}
            onClick={() => {
              setIsShown(!isShown);
            }}
          >
            {t(isShown ? 'password.hide' : 'password.show')}
          </Button>
        </span>
      )}
    </Field>
  );
}

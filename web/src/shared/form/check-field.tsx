import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useControls } from '#web/shared/controls/use-controls';
import { useFieldProblemText } from '#web/shared/i18n/use-problem-text';
import type { ControlledProps } from './controlled';
import { useControlled } from './controlled';
import './form.css';

/** A checkbox with its label beside it and its error below. */
export function CheckField<Values extends FieldValues>({
  control,
  name,
  label,
  help,
  disabled,
}: ControlledProps<Values>) {
  const controls = useControls();
  const problemText = useFieldProblemText();
  const { value, set, onBlur, ref, error } = useControlled({ control, name });
  const errorId = useId();
  return (
    <div className="gh-field">
      <controls.Checkbox
        focusRef={ref}
        isSentence
        name={name}
        label={label}
        disabled={disabled}
        checked={value === true}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onBlur={onBlur}
        onChange={set}
      />
      {error === undefined ? null : (
        <div id={errorId} className="gh-field-error">
          {problemText(error)}
        </div>
      )}
      {help === undefined ? null : <div className="gh-field-help">{help}</div>}
    </div>
  );
}

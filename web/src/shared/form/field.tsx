import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldProblemText } from '#web/shared/i18n/use-problem-text';
import { classNames } from '#web/shared/ui/class-names';
import './form.css';

/** The attributes that connect an input with its label, help and error. */
export interface InputProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean | undefined;
}

interface FieldProps {
  label: string;
  help?: ReactNode;
  optional?: boolean | undefined;
  /** A problem code or a text, from any validator. */
  error?: string | undefined;
  className?: string | undefined;
  children: (inputProps: InputProps) => ReactNode;
}

/** Label, input, help and error of one field, connected for screen readers. */
export function Field({ label, help, optional = false, error, className, children }: FieldProps) {
  const { t } = useTranslation();
  const problemText = useFieldProblemText();
  const id = useId();
  const helpId = help === undefined ? undefined : `${id}-help`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = classNames(errorId, helpId) || undefined;
  return (
    <div className={classNames('gh-field', className)}>
      <label htmlFor={id}>
        {label}
        {optional ? <span className="gh-field-optional"> ({t('field.optional')})</span> : null}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy,
        'aria-required': optional ? undefined : true,
      })}
      {error === undefined ? null : (
        <div id={errorId} className="gh-field-error">
          {problemText(error)}
        </div>
      )}
      {help === undefined ? null : (
        <div id={helpId} className="gh-field-help">
          {help}
        </div>
      )}
    </div>
  );
}

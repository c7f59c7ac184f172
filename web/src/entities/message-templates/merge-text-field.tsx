import { useRef } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldFault, fieldText, type MergeField, mergeFields } from '#domain/message-templates/merge-fields';
import { TextAreaField } from '#web/shared/form/text-field';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';

function FieldButtons({ insert }: { insert: (field: MergeField) => void }) {
  const { t } = useTranslation('templates');
  return (
    <div role="group" aria-label={t('field.insert')}>
      <Inline>
        <span aria-hidden="true">{t('field.insert')}:</span>
        {mergeFields.map((field) => (
          <Button
            key={field}
            size="small"
            aria-label={t('insert', { field: t(`field.${field}`) })}
            onClick={() => {
              insert(field);
            }}
          >
            {t(`field.${field}`)}
          </Button>
        ))}
      </Inline>
    </div>
  );
}

/** A rule for texts with merge fields: the fault in words, or true. */
export const mergeTextRule = (text: unknown): string | true =>
  (typeof text === 'string' ? fieldFault(text) : undefined) ?? true;

interface MergeTextFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  help: string;
  maxLength?: number;
  optional?: boolean;
  /** The message of an empty text that is required; absent if it may be empty. */
  required?: string;
}

/** A text with merge fields, which buttons insert at the cursor. */
export function MergeTextField<Values extends FieldValues>({ form, name, ...props }: MergeTextFieldProps<Values>) {
  const { required, ...field } = props;
  const area = useRef<HTMLDivElement>(null);
  const insert = (mergeField: MergeField) => {
    const input = area.current?.querySelector('textarea');
    const text = (form.getValues(name) as string | null) ?? '';
    const from = input?.selectionStart ?? text.length;
    const next = `${text.slice(0, from)}${fieldText(mergeField)}${text.slice(input?.selectionEnd ?? from)}`;
    form.setValue(name, next as FieldPathValue<Values, FieldPath<Values>>, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    form.setFocus(name);
  };
  return (
    <>
      <div ref={area}>
        <TextAreaField
          {...field}
          control={form.control}
          name={name}
          rows={6}
          rules={{ validate: mergeTextRule, ...(required !== undefined && { required }) }}
        />
      </div>
      <FieldButtons insert={insert} />
    </>
  );
}

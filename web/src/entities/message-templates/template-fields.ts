import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/** A message's subject and text as they stand in a form; the subject is null for messages without one. */
export interface MessageTexts {
  readonly subject: string | null;
  readonly text: string;
}

/** The fields of a form that a template fills. */
export interface TemplateFields {
  read: () => MessageTexts;
  write: (texts: MessageTexts) => void;
  /** Moves the focus to the text. */
  focus: () => void;
}

interface FieldNames<Values extends FieldValues> {
  text: FieldPath<Values>;
  /** Absent for messages without a subject. */
  subject?: FieldPath<Values>;
}

/** Lets a template fill these fields of a form. */
export function templateFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { text: textName, subject: subjectName }: FieldNames<Values>,
): TemplateFields {
  const read = (name: FieldPath<Values>): string => (form.getValues(name) as string | null | undefined) ?? '';
  const write = (name: FieldPath<Values>, value: string) => {
    form.setValue(name, value as FieldPathValue<Values, FieldPath<Values>>, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  return {
    read: () => ({ text: read(textName), subject: subjectName === undefined ? null : read(subjectName) }),
    write: ({ text, subject }) => {
      write(textName, text);
      if (subjectName !== undefined && subject !== null) write(subjectName, subject);
    },
    focus: () => {
      form.setFocus(textName);
    },
  };
}

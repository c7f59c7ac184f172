import type { KeyboardEvent } from 'react';
import { useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useControls } from '#web/shared/controls/use-controls';
import type { ControlledProps } from '#web/shared/form/controlled';
import { useControlled } from '#web/shared/form/controlled';
import { Field } from '#web/shared/form/field';
import { keysOf, type ShortcutName } from '#web/shared/keys/shortcuts';
import { Button } from '#web/shared/ui/button';
import type { Mark } from './apply-mark';
import { applyMark, marks } from './apply-mark';
import { LazyMarkdown } from './lazy-markdown';
import './markdown.css';

const SHORTCUTS = { 'text.bold': 'bold', 'text.italic': 'italic' } as const satisfies Partial<
  Record<ShortcutName, Mark>
>;

/** The mark of a pressed key. */
function markOf({ key, ctrlKey, metaKey }: KeyboardEvent): Mark | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  const names = Object.keys(SHORTCUTS) as (keyof typeof SHORTCUTS)[];
  const name = names.find((each) => keysOf(each).includes(`mod+${key.toLowerCase()}`));
  return name === undefined ? undefined : SHORTCUTS[name];
}

interface MarkdownFieldProps<Values extends FieldValues> extends ControlledProps<Values> {
  rows?: number;
  /** A sentence before the help about Markdown. */
  lead?: string;
  /** The heading over the preview. */
  previewTitle: string;
}

/** A text area for Markdown with a toolbar, keyboard shortcuts and a preview that follows the typing. */
export function MarkdownField<Values extends FieldValues>(props: MarkdownFieldProps<Values>) {
  const { control, name, label, lead, optional, rows, previewTitle } = props;
  const { t } = useTranslation();
  const controls = useControls();
  const { value, set, onBlur, ref, error } = useControlled({ control, name });
  const area = useRef<HTMLTextAreaElement | null>(null);
  const previewId = useId();
  const text = typeof value === 'string' ? value : '';
  const apply = (mark: Mark) => {
    const element = area.current;
    const from = element?.selectionStart ?? text.length;
    const next = applyMark({ text, from, to: element?.selectionEnd ?? from }, mark);
    set(next.text);
    // The new selection can be set only once React has written the new text.
    requestAnimationFrame(() => {
      element?.focus();
      element?.setSelectionRange(next.from, next.to);
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const mark = markOf(event);
    if (mark === undefined || event.altKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    apply(mark);
  };
  return (
    <Field
      label={label}
      help={lead === undefined ? t('markdown.help') : `${lead} ${t('markdown.help')}`}
      optional={optional}
      error={error}
    >
      {(inputProps) => (
        <>
          <div className="gh-markdown-tools" role="toolbar" aria-label={t('markdown.tools', { field: label })}>
            {marks.map((mark) => (
              <Button
                key={mark}
                size="small"
                onClick={() => {
                  apply(mark);
                }}
              >
                {t(`markdown.${mark}`)}
              </Button>
            ))}
          </div>
          <controls.TextArea
            {...inputProps}
            focusRef={ref}
            name={name}
            rows={rows}
            value={text}
            onFocus={(event) => {
              area.current = event.currentTarget;
            }}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              set(event.target.value);
            }}
          />
          {text.trim() === '' ? null : (
            <section className="gh-markdown-preview" aria-labelledby={previewId}>
              <h3 id={previewId}>{previewTitle}</h3>
              <LazyMarkdown text={text} />
            </section>
          )}
        </>
      )}
    </Field>
  );
}

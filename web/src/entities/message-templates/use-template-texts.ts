import { useRef, useState } from 'react';
import type { MessageTexts, TemplateFields } from './template-fields';

const isSame = (one: MessageTexts, other: MessageTexts | undefined): boolean =>
  one.text === other?.text && one.subject === other.subject;
const isEmpty = ({ text, subject }: MessageTexts): boolean => text.trim() === '' && (subject ?? '').trim() === '';

/** Fills fields from templates, and keeps what a person typed in them until it is restored. */
export function useTemplateTexts({ read, write, focus }: TemplateFields) {
  const filled = useRef<MessageTexts>(undefined);
  const [replaced, setReplaced] = useState<MessageTexts>();
  /** The texts in the fields, unless they are empty or come unchanged from a template. */
  const typed = (): MessageTexts | undefined => {
    const texts = read();
    return isEmpty(texts) || isSame(texts, filled.current) ? undefined : texts;
  };
  return {
    hasReplaced: replaced !== undefined,
    fill: (texts: MessageTexts) => {
      const before = typed();
      write(texts);
      filled.current = read();
      if (before !== undefined && !isSame(before, filled.current)) setReplaced(before);
    },
    restore: () => {
      if (replaced === undefined) return;
      setReplaced(typed());
      filled.current = undefined;
      write(replaced);
      focus();
    },
  };
}

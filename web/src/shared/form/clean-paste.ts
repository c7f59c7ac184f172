import { visibleLine, visibleText } from '#domain/shared/visible-text';

/** Inputs of text whose selection a script may read. Passwords stay as they are. */
const TEXT_INPUTS: ReadonlySet<string> = new Set(['text', 'search', 'tel', 'url']);

function fieldOf(target: EventTarget | null): HTMLInputElement | HTMLTextAreaElement | undefined {
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && TEXT_INPUTS.has(target.type) ? target : undefined;
}

const isReplaced = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === value.length;

/** A part of a longer line keeps the spaces at its ends. */
const lineFor = (field: HTMLInputElement, text: string): string =>
  isReplaced(field) ? visibleLine(text) : visibleText(text).replaceAll(/[\r\n]+/g, ' ');

/** Inserts the text where the browser would: instead of the selection, within the field's limit. */
function insert(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  const room = field.maxLength < 0 ? text.length : field.maxLength - field.value.length + (end - start);
  field.setRangeText(text.slice(0, Math.max(0, room)), start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

function cleanPaste(event: ClipboardEvent): void {
  const field = fieldOf(event.target);
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  if (field === undefined || field.disabled || field.readOnly) return;
  const text = field instanceof HTMLTextAreaElement ? visibleText(pasted) : lineFor(field, pasted);
  if (text === pasted) return;
  event.preventDefault();
  insert(field, text);
}

/** Removes what nobody sees from text that is pasted into any field, before the field's limit cuts it. */
export function cleanPastes(page: Document): void {
  page.addEventListener('paste', cleanPaste);
}

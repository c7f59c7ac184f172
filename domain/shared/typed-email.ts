/** The form in which address books and web pages hand out an address: Maria Gomez <maria@example.com>, mailto:maria@example.com. */
const NAMED = /<([^<>\s@]+@[^<>\s@]+)>[\s,;.]{0,3}$/;
const PREFIX = /^(?:mailto|e-?mail): ?/i;
const AT_END = /[,;.>]{1,5}$/;
/** [maria@example.com](mailto:maria@example.com), as programs for notes copy a link. */
const LINK = /^\[([^\s[\]@]{1,100}@[^\s[\]@]{1,200})\]\(mailto:[^\s()]{1,300}\)$/i;
/** Quotes and brackets around it, of every shape. */
const WRAPPED = /^(?:"(.*)"|'(.*)'|\u201c(.*)\u201d|\u2018(.*)\u2019|\((.*)\)|\[(.*)\])$/;
/** Letters and signs of another width, of keyboards that type both. */
const WIDE = /[\uff01-\uff5e]/g;
const WIDTH = 0xfee0;

/** An email address without what is pasted along with it; other texts stay as they are. */
export function plainEmail(typed: string): string {
  const text = typed.replaceAll(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDTH));
  if (!text.includes('@')) return typed;
  const bare = LINK.exec(text)?.[1] ?? NAMED.exec(text)?.[1] ?? unwrapped(text.trim());
  const address = withoutNote(bare).replace(PREFIX, '').replace(/^</, '').replace(AT_END, '');
  return spaceless(address).replaceAll('\u2019', "'").trim();
}

/** Without what a link says about the message, and what people note in brackets behind an address. */
function withoutNote(text: string): string {
  if (/^mailto:/i.test(text)) return text.split('?', 1).join('');
  const note = text.endsWith(')') ? text.lastIndexOf(' (') : -1;
  return note < 0 ? text : text.slice(0, note);
}

const unwrapped = (text: string): string =>
  WRAPPED.exec(text)
    ?.slice(1)
    .find((inside) => inside !== undefined) ?? text;

/** Phones insert spaces around the sign and after the dot; a sentence with an address has more words. */
function spaceless(address: string): string {
  const [before = '', behind = '', ...more] = address.split('@');
  if (more.length > 0) return address;
  const [name = '', end = '', ...rest] = behind.trim().split('. ');
  const isOne = end !== '' && rest.length === 0 && !name.includes('.');
  const domain = isOne ? `${name}.${end}` : behind.trim();
  return before.trim().includes(' ') || domain.includes(' ') ? address : `${before.trim()}@${domain}`;
}

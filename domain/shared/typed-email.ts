/** The form in which address books and web pages hand out an address: Maria Gomez <maria@example.com>, mailto:maria@example.com. */
const NAMED = /<([^<>\s@]+@[^<>\s@]+)>[\s,;.]{0,3}$/;
const PREFIX = /^(?:mailto|e-?mail): ?/i;
const AT_END = /[,;.>]{1,5}$/;
/** Letters and signs of another width, of keyboards that type both. */
const WIDE = /[\uff01-\uff5e]/g;
const WIDTH = 0xfee0;

/** An email address without what is pasted along with it; other texts stay as they are. */
export function plainEmail(typed: string): string {
  const text = typed.replaceAll(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDTH));
  if (!text.includes('@')) return typed;
  const address = NAMED.exec(text)?.[1] ?? text;
  return address.replace(PREFIX, '').replace(/^</, '').replace(AT_END, '').replaceAll('\u2019', "'").trim();
}

const AMOUNT = /^(\d{1,3}(?:,\d{3})*|\d+)(?:\.(\d{1,2}))?$/;

/** Cents from a typed amount in dollars such as `1,250.50`; null if it is none, or has a third decimal. */
export function centsOf(text: string): number | null {
  const [, dollars, decimals = ''] = AMOUNT.exec(text.trim()) ?? [];
  return dollars === undefined ? null : Number(`${dollars.replaceAll(',', '')}${decimals.padEnd(2, '0')}`);
}

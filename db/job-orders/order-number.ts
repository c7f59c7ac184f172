/** The end of an order's id, from its number: "JO-CD30A754" or "cd30a754". Undefined for other text. */
export const orderNumberIn = (text: string): string | undefined =>
  /^(?:jo-?)?([0-9a-f]{8})$/i.exec(text.trim())?.[1]?.toLowerCase();

/** A normalized carrier name for comparison: lowercase letters and digits, with single spaces between words. */
export function searchName(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

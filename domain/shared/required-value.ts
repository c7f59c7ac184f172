/** Why a required answer is missing: nothing was entered, or only spaces; undefined if it is not missing. */
export function missingCode(value: unknown): 'required' | 'field-blank' | undefined {
  if (value === '' || value === null || value === undefined) return 'required';
  return typeof value === 'string' && value.trim() === '' ? 'field-blank' : undefined;
}

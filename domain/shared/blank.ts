/** Why a required answer is none: nothing was entered, or nothing but blanks (driver spec section 5). */
export const emptiness = (value: unknown): 'required' | 'field-blank' | undefined => {
  if (value === '' || value === null || value === undefined) return 'required';
  return typeof value === 'string' && value.trim() === '' ? 'field-blank' : undefined;
};

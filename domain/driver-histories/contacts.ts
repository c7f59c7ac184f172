const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Whether this can be an email address. */
export const isEmail = (typed: string): boolean => EMAIL.test(typed);

/** A US number with or without +1, or an international one with its +. */
export function isPhone(typed: string): boolean {
  const digits = typed.replaceAll(/\D/g, '');
  return typed.trim().startsWith('+') ? digits.length >= 8 && digits.length <= 15 : /^1?\d{10}$/.test(digits);
}

/** The number as stored: a plus sign and digits. */
export function storedPhone(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  return typed.trim().startsWith('+') || digits.length === 11 ? `+${digits}` : `+1${digits}`;
}

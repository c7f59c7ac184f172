const DIGITS = 10;
const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

const digitValues = new Map<string, string>();

/** The value of a digit, calculated once. */
function digitValue(digit: string): string {
  const value = digitValues.get(digit) ?? valueOf(digit);
  digitValues.set(digit, value);
  return value;
}

/** Each script has its ten digits in one row, some one row after another. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (isDigit(code - value - 1)) value += 1;
  return String(value % DIGITS);
}

/** The text with the digits of every script, such as those of an Arabic or Punjabi keyboard, as 0 to 9. */
export const plainDigits = (text: string): string => text.replaceAll(/[^\P{Nd}0-9]/gu, digitValue);

/** The digits of a typed or pasted code or number: dictation, screen readers and keyboards insert spaces and dashes. */
export const digitsOf = (typed: string): string => plainDigits(typed).replaceAll(/\D/g, '');

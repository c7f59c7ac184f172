import { type FaultyLine, linesOf } from './log-file';

const BYTE = 0xff;
const BYTE_BITS = 8;
const ROTATIONS = 3;
const LINE_MASK = 0x96;
const FILE_MASKS = [0x96, 0x9c] as const;
const HEX = 16;

/** Digits count 1 to 9 and letters 17 to 42 and 49 to 74, as in Table 3; every other character counts nothing. */
const numberOf = (character: string): number =>
  /[1-9A-Za-z]/.test(character) ? character.charCodeAt(0) - '0'.charCodeAt(0) : 0;

/** Three circular shifts of a byte to the left. */
const rotated = (byte: number): number => ((byte << ROTATIONS) | (byte >> (BYTE_BITS - ROTATIONS))) & BYTE;

const hex = (byte: number): string => byte.toString(HEX).toUpperCase().padStart(2, '0');

/**
 * The line data check value of a line without its own (49 CFR 395 subpart B, appendix A, 4.4.5.2): the lower byte of the sum of
 * its characters, rotated, and combined with 96.
 */
export const lineCheckValue = (line: string): string =>
  hex(rotated([...line].reduce((sum, character) => sum + numberOf(character), 0) & BYTE) ^ LINE_MASK);

/** The file data check value (4.4.5.3): the two lower bytes of the sum of all line values, each rotated, combined with 969C. */
export function fileCheckValue(lineValues: readonly string[]): string {
  const sum = lineValues.reduce((total, value) => total + Number.parseInt(value, HEX), 0);
  const bytes = [(sum >> BYTE_BITS) & BYTE, sum & BYTE];
  return bytes.map((byte, index) => hex(rotated(byte) ^ (FILE_MASKS[index] ?? 0))).join('');
}

/** The headings of an output file, which have no check value. */
export const isHeading = (line: string): boolean => /^[A-Z][^,]*:$/.test(line.trim());

const END = 'End of File:';

/**
 * The lines of an output file that do not agree with their check value: they were changed after the device had written them, or
 * damaged. If all agree but the file's own value does not, lines are missing or were added.
 */
export function checkFaults(text: string): FaultyLine[] {
  const lines = linesOf(text).map((line) => line.trim());
  const end = lines.lastIndexOf(END);
  const values: string[] = [];
  const faults: FaultyLine[] = [];
  for (const [index, line] of lines.slice(0, end === -1 ? lines.length : end).entries()) {
    if (line === '' || isHeading(line)) continue;
    const comma = line.lastIndexOf(',');
    const value = line.slice(comma + 1).trim();
    values.push(value);
    const isRight = comma !== -1 && value.toUpperCase() === lineCheckValue(line.slice(0, comma));
    if (!isRight) faults.push({ line: index + 1, fault: 'check-value-differs' });
  }
  if (faults.length > 0) return faults;
  const own = end === -1 ? '' : (lines.slice(end + 1).find((line) => line !== '') ?? '');
  const isWhole = own.toUpperCase() === fileCheckValue(values);
  return isWhole ? [] : [{ line: Math.max(end + 1, 1), fault: 'file-check-value-differs' }];
}

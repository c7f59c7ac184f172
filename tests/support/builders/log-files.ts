import { fileCheckValue, isHeading, lineCheckValue } from '#domain/eld/file/check-values';

interface OutputFile {
  readonly license?: string;
  /** Hours behind UTC in standard time. */
  readonly offset?: string;
  /** Date and time at which the file was made. */
  readonly made?: string;
}

/** The lines with their check values, and that of the file at its end. */
function withCheckValues(lines: readonly string[]): string {
  const values: string[] = [];
  const checked = lines.map((line) => {
    if (isHeading(line)) return line;
    const value = lineCheckValue(line);
    values.push(value);
    return `${line},${value}`;
  });
  return [...checked, 'End of File:', fileCheckValue(values)].join('\r');
}

/** An output file of a logging device, whose lines end with carriage returns; its events are in lines 13 and after. */
export const anOutputFile = (
  events: readonly string[],
  { license = 'TX,D1234567', offset = '06', made = '061626,120000' }: OutputFile = {},
): string =>
  withCheckValues([
    'ELD File Header Segment:',
    `Doe,Pat,pdoe,${license}`,
    ',,',
    '101,1FUJGLDR2CLBP8834,T7',
    `1234567,Blue Mesa Freight,8,000000,${offset}`,
    'BL-1,0',
    `${made},32.78,-96.80,120345,4021.5`,
    'X9Y8,ABC123,auth,Inspection',
    'User List:',
    '1,D,Doe,Pat',
    'ELD Event List:',
    ...(events.length === 0 ? [] : ['1,1,5,5,1,061526,210000,0,0,32.78,-96.80,0,1,1,0,0,0A']),
    ...events,
    'ELD Event Annotations or Comments:',
    "Driver's Certification/Recertification Actions:",
    'Unidentified Driver Profile Records:',
    '9,1,1,1,3,061626,050000,0,0,32.78,-96.80,0,1,0,0,0A',
  ]);

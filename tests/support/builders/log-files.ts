interface OutputFile {
  readonly license?: string;
  /** Hours behind UTC in standard time. */
  readonly offset?: string;
  /** Date and time at which the file was made. */
  readonly made?: string;
}

/** An output file of a logging device, whose lines end with carriage returns; its events are in lines 13 and after. */
export const anOutputFile = (
  events: readonly string[],
  { license = 'TX,D1234567', offset = '06', made = '061626,120000' }: OutputFile = {},
): string =>
  [
    'ELD File Header Segment:',
    `Doe,Pat,pdoe,${license},5E`,
    ',,,96',
    '101,1FUJGLDR2CLBP8834,T7,0A',
    `1234567,Blue Mesa Freight,8,000000,${offset},1B`,
    'BL-1,0,2C',
    `${made},32.78,-96.80,120345,4021.5,3D`,
    'X9Y8,ABC123,auth,Inspection,4E',
    'User List:',
    '1,D,Doe,Pat,5F',
    'ELD Event List:',
    ...(events.length === 0 ? [] : ['1,1,5,5,1,061526,210000,0,0,32.78,-96.80,0,1,1,0,0,0A,0B']),
    ...events,
    'ELD Event Annotations or Comments:',
    "Driver's Certification/Recertification Actions:",
    'Unidentified Driver Profile Records:',
    '9,1,1,1,3,061626,050000,0,0,32.78,-96.80,0,1,0,0,0A,0B',
    'End of File:',
    '1234',
  ].join('\r');

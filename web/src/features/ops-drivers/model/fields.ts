/** Answers of entries in the order in which they are read; dates stand in the title. */
export const entryFields = [
  'type',
  'employerName',
  'contactPerson',
  'name',
  'relationship',
  'company',
  'phone',
  'email',
  'schoolName',
  'branch',
  'specialty',
  'offense',
  'description',
  'addressLine1',
  'addressLine2',
  'address',
  'city',
  'state',
  'postalCode',
  'moreThan3Years',
  'position',
  'reasonForLeaving',
  'subjectToFmcsa',
  'safetySensitive',
  'hasGraduated',
  'note',
  'penalty',
  'fatalities',
  'injuries',
  'hazmatSpill',
  'inCommercialVehicle',
] as const;
export type EntryField = (typeof entryFields)[number];

/** What an entry is called by. */
export const titleFields: readonly EntryField[] = [
  'employerName',
  'schoolName',
  'addressLine1',
  'name',
  'offense',
  'description',
  'branch',
];

/** Answers that are words of ours and need their text. */
export const wordFields: readonly EntryField[] = ['type', 'relationship', 'branch'];

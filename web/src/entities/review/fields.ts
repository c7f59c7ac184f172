/** The fields of an item in display order; its dates are in the title. */
export const itemFields = [
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
  'charge',
  'details',
  'description',
  'addressLine1',
  'addressLine2',
  'address',
  'city',
  'state',
  'postalCode',
  'moreThan3Years',
  'fax',
  'position',
  'reasonForLeaving',
  'mayContact',
  'commercial',
  'subjectToFmcsa',
  'safetySensitive',
  'typeOfWork',
  'equipment',
  'hasGraduated',
  'note',
  'penalty',
  'fatalities',
  'injuries',
  'hazmatSpill',
  'preventable',
  'inCommercialVehicle',
] as const;
export type ItemField = (typeof itemFields)[number];

/** The fields that make up an item's title. */
export const titleFields: readonly ItemField[] = [
  'employerName',
  'schoolName',
  'addressLine1',
  'name',
  'charge',
  'description',
  'branch',
];

/** Fields with enum values, which need labels. */
export const enumFields: readonly ItemField[] = [
  'type',
  'relationship',
  'branch',
  'charge',
  'penalty',
  'typeOfWork',
  'equipment',
];

import { type UsState, usStateCodes, usStates } from './us-states';

/** The other issuers of licenses that a driver must list (49 CFR 391.21(b)(5)): territories, Canada and Mexico. */
const otherIssuers = {
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
  AB: 'Alberta, Canada',
  BC: 'British Columbia, Canada',
  MB: 'Manitoba, Canada',
  NB: 'New Brunswick, Canada',
  NL: 'Newfoundland and Labrador, Canada',
  NT: 'Northwest Territories, Canada',
  NS: 'Nova Scotia, Canada',
  NU: 'Nunavut, Canada',
  ON: 'Ontario, Canada',
  PE: 'Prince Edward Island, Canada',
  QC: 'Quebec, Canada',
  SK: 'Saskatchewan, Canada',
  YT: 'Yukon, Canada',
  MX: 'Mexico',
} as const;

type OtherIssuer = keyof typeof otherIssuers;

/** The code of the authority that issued a license. */
export type LicenseIssuer = UsState | OtherIssuer;

const otherCodes = Object.keys(otherIssuers) as readonly OtherIssuer[];

const territories: readonly LicenseIssuer[] = ['AS', 'GU', 'MP', 'PR', 'VI'];

/** Whether an issuer is outside the United States. */
export const isAbroad = (code: LicenseIssuer): boolean =>
  !territories.includes(code) && otherCodes.some((other) => other === code);

/** All issuers: the states by name, then territories, provinces and Mexico. */
export const licenseIssuers: readonly LicenseIssuer[] = [...usStateCodes, ...otherCodes];

/** The name of an issuer. */
export const issuerName = (code: LicenseIssuer): string => ({ ...usStates, ...otherIssuers })[code];

/** An issuer beside a license number: everybody knows the abbreviation of a state, but not that of a province. */
export const issuerText = (code: string): string => {
  const other = otherCodes.find((known) => known === code);
  return other === undefined ? code : otherIssuers[other];
};

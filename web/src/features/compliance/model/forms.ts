import type { Resolver } from 'react-hook-form';
import type { ComplianceAddress, ComplianceAnswers } from '#domain/compliance/answers';
import { emptyAnswers, emptyLicense } from '#domain/compliance/answers';
import type { ListedEvents } from '#domain/compliance/rules';
import {
  checkDriving,
  checkIdentity,
  normalizeChecklist,
  normalizeQualification,
  regularAddressOf,
} from '#domain/compliance/rules';
import type { SignedValues } from '#web/entities/signature/signing-rules';
import { nameIssues, signatureIssues } from '#web/entities/signature/signing-rules';
import { byRule } from '#web/shared/form/rule-resolver';
import { today } from '#web/shared/form/today';

/** Maps the null of a cleared field back to its empty value. */
const filled = <T extends object>(values: T, empty: T): T =>
  Object.fromEntries(Object.entries(empty).map(([name, nothing]) => [name, values[name as keyof T] ?? nothing])) as T;

export interface IdentityValues {
  personalInfo: { socialSecurityNumber: string; address: ComplianceAddress };
}

export const identityOf = ({ personalInfo }: IdentityValues): IdentityValues => ({
  personalInfo: {
    socialSecurityNumber: personalInfo.socialSecurityNumber ?? '',
    address: filled(personalInfo.address, emptyAnswers.address),
  },
});

/** Adds the one-line address and its coordinates; an unknown place has none. */
export const locatedAddress = (
  address: ComplianceAddress,
  place: { readonly latitude: number; readonly longitude: number } | null,
): ComplianceAddress => ({
  ...address,
  regularAddress: regularAddressOf(address),
  latitude: place?.latitude ?? null,
  longitude: place?.longitude ?? null,
});

export const identityResolver = (isStored: boolean): Resolver<IdentityValues> =>
  byRule((values) => {
    const { socialSecurityNumber: typed, address } = identityOf(values).personalInfo;
    return checkIdentity(address, { typed, isStored });
  });

export type DrivingValues = Omit<ComplianceAnswers, 'address'>;

export const drivingOf = ({ checklist, motorVehicle, qualification }: DrivingValues): DrivingValues => ({
  checklist: normalizeChecklist(filled(checklist, emptyAnswers.checklist)),
  motorVehicle: {
    ...filled(motorVehicle, emptyAnswers.motorVehicle),
    licenses: motorVehicle.licenses.map((license) => filled(license, emptyLicense)),
  },
  qualification: normalizeQualification(filled(qualification, emptyAnswers.qualification)),
});

export const drivingResolver = (listed: ListedEvents): Resolver<DrivingValues> =>
  byRule((values) => checkDriving(drivingOf(values), { today: today(), listed }));

export interface SignValues extends SignedValues {
  fullName: string;
  hasAgreed: boolean;
  wantsFreeCopy: boolean;
}

export const signResolver = (person: { firstName: string; lastName: string }): Resolver<SignValues> =>
  byRule(async ({ fullName, signature, hasAgreed }) => [
    ...(await nameIssues(fullName, person)),
    ...signatureIssues(signature),
    ...(hasAgreed ? [] : [{ field: 'hasAgreed', code: 'required' }]),
  ]);

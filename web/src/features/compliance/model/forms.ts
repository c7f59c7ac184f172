import type { FieldValues, Resolver } from 'react-hook-form';
import { set } from 'react-hook-form';
import type { ComplianceAddress, ComplianceAnswers } from '#domain/compliance/answers';
import { emptyAnswers, emptyLicense } from '#domain/compliance/answers';
import type { AnswerIssue, ListedEvents } from '#domain/compliance/rules';
import {
  checkDriving,
  checkIdentity,
  normalizeChecklist,
  normalizeQualification,
  regularAddressOf,
} from '#domain/compliance/rules';
import type { Signature } from '#domain/compliance/signature';
import { isDrawn, isNameOf } from '#domain/compliance/signature';
import { missingCode } from '#domain/shared/required-value';
import { today } from '#web/shared/form/today';

/** Applies the API's rules and shows every problem at its field, all together. */
const byRule =
  <Values extends FieldValues>(check: (values: Values) => readonly AnswerIssue[]): Resolver<Values> =>
  (values) => {
    const errors = {};
    for (const { field, code } of check(values))
      set(errors, field.replaceAll('/', '.'), { type: 'rule', message: code });
    return { values: Object.keys(errors).length === 0 ? values : {}, errors } as ReturnType<Resolver<Values>>;
  };

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

export interface SignValues {
  fullName: string;
  signature: Signature;
  hasAgreed: boolean;
  wantsFreeCopy: boolean;
}

export const signResolver = (person: { firstName: string; lastName: string }): Resolver<SignValues> =>
  byRule(({ fullName, signature, hasAgreed }) => {
    const issues: AnswerIssue[] = [];
    const empty = missingCode(fullName);
    if (empty !== undefined) issues.push({ field: 'fullName', code: empty });
    else if (!isNameOf(fullName, person)) issues.push({ field: 'fullName', code: 'signature-name-differs' });
    if (signature.type === 'drawn' && !isDrawn(signature.strokes)) {
      issues.push({ field: 'signature', code: 'signature-missing' });
    }
    return hasAgreed ? issues : [...issues, { field: 'hasAgreed', code: 'required' }];
  });

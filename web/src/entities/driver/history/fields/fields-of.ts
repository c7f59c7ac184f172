import type { ComponentType } from 'react';
import type { Control } from 'react-hook-form';
import type { HistoryItems } from '#domain/driver-histories/items';
import type { HistoryKind } from '#domain/driver-histories/kinds';
import { EmploymentFields } from './employment-fields';
import { AccidentFields, MilitaryFields, SchoolFields, UnemploymentFields, ViolationFields } from './other-fields';
import { ResidenceFields } from './residence-fields';

/** The form fields of each kind. */
export const fieldsOf: { readonly [K in HistoryKind]: ComponentType<{ control: Control<HistoryItems[K]> }> } = {
  employment: EmploymentFields,
  residence: ResidenceFields,
  militaryService: MilitaryFields,
  drivingSchool: SchoolFields,
  unemploymentPeriod: UnemploymentFields,
  violation: ViolationFields,
  accident: AccidentFields,
};

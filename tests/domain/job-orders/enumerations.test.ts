import { expect, it } from '@jest/globals';
import { positions, roles } from '#domain/accounts/roles';
import { assignmentStates, requestKinds } from '#domain/candidacies/states';
import { documentStatuses } from '#domain/driver-pipeline/tasks';
import {
  currencies,
  equipmentAges,
  jobTypes,
  overtimeEligibilities,
  paymentTypes,
  payPeriods,
  truckMakes,
} from '#domain/job-orders/enums';
import { approvalStatuses, orderStatuses } from '#domain/job-orders/states';
import { stages } from '#domain/shared/candidacy-states';
import { drivingExperiences } from '#domain/shared/driving-experience';
import {
  assignmentTypes,
  dressCodes,
  driverClasses,
  endorsementCodes,
  freightLevels,
  scheduleTypes,
  shiftTypes,
  trailerTypes,
  transmissions,
  weekdays,
} from '#domain/shared/job-enums';

// The values are part of the API: this list is written by hand, so that a renamed or dropped value is noticed.
const specified: [string, readonly (string | number)[], readonly (string | number)[]][] = [
  ['order statuses', orderStatuses, ['pending', 'active', 'past', 'deleted']],
  ['approval statuses', approvalStatuses, ['pending', 'approved', 'rejected']],
  ['payment types', paymentTypes, ['flat', 'hourly', 'mileage', 'hourlyPlusMileage', 'estimatedPay', 'other']],
  ['overtime eligibilities', overtimeEligibilities, ['over8', 'over40', 'over45', 'over50', 'no']],
  ['currencies', currencies, ['USD', 'CAD']],
  ['pay periods', payPeriods, ['day', 'week', 'month', 'year']],
  ['driver classes', driverClasses, ['driverLicenseClassA', 'driverLicenseClassB', 'driverLicenseClassC']],
  [
    'assignment types',
    assignmentTypes,
    ['local', 'drayageTWIC', 'yardSpotter', 'regionalSameDay', 'otr', 'ownerOperator'],
  ],
  ['freight levels', freightLevels, ['no-touch', 'light-unload', 'heavy-unload']],
  ['job types', jobTypes, ['Local', 'OTR', 'Regional', 'Drayage']],
  ['endorsements', endorsementCodes, ['T', 'H', 'P', 'N', 'X', 'TC', 'Other']],
  ['transmissions', transmissions, ['automatic', 'manual']],
  ['equipment ages', equipmentAges, [-1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [
    'trailer types',
    trailerTypes,
    ['Dry Van', 'Reefer', 'Flatbed', 'Step Deck', 'Tanker', 'Dry Bulk Tank', 'Specialized Trailers'],
  ],
  ['truck makes', truckMakes, ['freightliner', 'paccar', 'international', 'volvo']],
  [
    'dress codes',
    dressCodes,
    ['safety-vest', 'jeans', 'company-will-provide', 'steel-toe-boots', 'clean-plain-t-shirt'],
  ],
  ['weekdays', weekdays, ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa']],
  ['schedule types', scheduleTypes, ['FLEX', 'SHIFT_TYPE', 'WEEK_SCHEDULE']],
  ['shifts', shiftTypes, ['AM', 'PM', 'Night']],
  [
    'driving experiences',
    drivingExperiences,
    ['lessThan6Months', 'from6MonthsTo1Year', 'from1YearTo3Years', 'moreThan3Years'],
  ],
  [
    'assignment states',
    assignmentStates,
    [
      'REQUESTED',
      'PENDING_REVIEW',
      'PENDING_INTERVIEW',
      'INTERVIEW_CANCELED',
      'APPROVED',
      'CANCELED',
      'ACTIVE',
      'PAST',
    ],
  ],
  ['request kinds', requestKinds, ['REQUEST', 'INVITE', 'ASSIGNMENT']],
  [
    'stages of a driver on an order',
    stages,
    ['invited', 'requested', 'pendingReview-pending', 'pendingReview-approved', 'pendingInterview', 'hired'],
  ],
  ['document statuses', documentStatuses, ['initial', 'requested', 'pending', 'uploaded', 'approved', 'rejected']],
  ['positions', positions, ['LOCATION_MANAGER', 'REGIONAL_MANAGER', 'SAFETY', 'ACCOUNTING', 'HR', 'RECRUITER']],
];

it.each(specified)('the %s have the specified values', (_name, values, expected) => {
  expect([...values].sort()).toEqual([...expected].sort());
});

it('the roles of carriers and drivers have the specified names', () => {
  expect(roles).toEqual(expect.arrayContaining(['business', 'business-admin', 'applicant']));
});

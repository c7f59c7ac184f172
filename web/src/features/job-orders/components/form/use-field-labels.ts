import { useTranslation } from 'react-i18next';
import type { OrderField } from '../../model/form-values';

/** The key of each field's label: a label of the field itself, or the title of the section that it is part of. */
const labelKeys = {
  facilityId: 'field.facility',
  contactFleetId: 'field.contact',
  title: 'field.title',
  customTitle: 'field.customTitle',
  description: 'field.description',
  orderAssignmentType: 'field.assignmentType',
  requiresTwic: 'field.requiresTwic',
  numberOfDrivers: 'field.numberOfDrivers',
  averageLengthOfRuns: 'summary.runs',
  isDirectJobOrder: 'field.direct',
  isSoloRide: 'field.solo',
  slipSeated: 'field.slipSeated',
  palletJack: 'field.palletJack',
  startDate: 'field.startDate',
  endDate: 'field.endDate',
  isStartDateASAP: 'field.asap',
  isContract: 'field.contract',
  isInterstate: 'field.interstate',
  notes: 'field.notes',
  benefits: 'field.benefits',
  dealbreakerQuestions: 'field.dealbreaker',
  scheduleType: 'field.scheduleType',
  schedule: 'field.week',
  schedules: 'section.schedule',
  shiftType: 'field.shiftType',
  numberOfHoursPerWeek: 'field.hoursPerWeek',
  paymentType: 'field.paymentType',
  rate: 'section.payment',
  eligibleForOvertime: 'field.overtime',
  motorCarrierExemption: 'field.overtime',
  mileageRate: 'section.payment',
  estimatedPay: 'section.payment',
  flatRate: 'section.payment',
  anotherPaymentType: 'field.anotherPayment',
  carrierStraightTimeRateAmount: 'field.straightTime',
  carrierOvertimeRateAmount: 'field.overtimeRate',
  driverClass: 'field.driverClass',
  freightLevel: 'field.freightLevel',
  preferred: 'field.hauling',
  endorsements: 'field.endorsements',
  equipment: 'field.equipment',
  equipmentBrand: 'field.equipmentBrand',
  equipmentTransmission: 'field.equipmentTransmission',
  equipmentAverageAge: 'field.equipmentAge',
  eldDevices: 'field.eldDevices',
  cameraInTrack: 'field.camera',
  dressCode: 'field.dressCode',
  otherRequirements: 'field.otherRequirements',
  matchCriteria: 'section.criteria',
} as const satisfies Record<OrderField, string>;

/** The labels of fields in one line, each once. */
export function useFieldLabels() {
  const { t } = useTranslation('orders');
  return (fields: readonly OrderField[]): string => [...new Set(fields.map((field) => t(labelKeys[field])))].join(', ');
}

import type { DriverJobRow } from '#db/drivers/driver-job';
import type { DriverSelf } from '#db/drivers/driver-self';
import { checkOrderOpen } from '#domain/candidacies/entry-rules';
import { isActiveDriver } from '#domain/driver-pipeline/lifecycle-statuses';
import { fits } from '#domain/drivers/fit';
import type { DriverJob, DriverJobDetail } from '#domain/job-orders/driver-job/schema';
import { jobTypeOf, weeklyPay } from '#domain/job-orders/pay';
import type { ProblemCode } from '#domain/problems';
import type { CandidacyStateName } from '#domain/shared/candidacy-states';

const refusalByState: Record<Exclude<CandidacyStateName, 'closed'>, ProblemCode> = {
  invited: 'driver-already-invited',
  requested: 'driver-already-requested',
  inReview: 'driver-already-requested',
  approved: 'driver-already-requested',
  interviewOffered: 'driver-already-requested',
  interviewing: 'driver-already-requested',
  hired: 'driver-already-hired',
  ended: 'assignment-ended',
};

/** Why the driver may not request the job now, or null. For display: the workflow decides. */
export function requestRefusal(row: DriverJobRow, driver: DriverSelf): ProblemCode | null {
  const { candidacy } = row;
  if (candidacy !== null && candidacy.state !== 'closed') return refusalByState[candidacy.state];
  const status = row.isOpen ? 'active' : 'past';
  const closed = checkOrderOpen({
    order: { ...row, status },
    organization: { name: row.organizationName, isActive: row.isOrganizationActive },
  });
  if (closed !== undefined) return closed.code;
  if (!row.isVisible) return 'order-not-visible';
  if (!isActiveDriver(driver)) return 'driver-not-active';
  if (driver.isHired) return 'hired-for-another-job';
  return fits(row.fit) ? null : 'driver-does-not-fit';
}

/** A job in a driver's list. */
export function presentJob(row: DriverJobRow, driver: DriverSelf): DriverJob {
  const { content } = row;
  return {
    _id: row.orderId,
    title: content.title,
    carrier: row.organizationName,
    facilityName: row.facilityName,
    city: row.city,
    state: row.state,
    timeZone: row.timeZone,
    distanceMiles: row.distanceMiles,
    weeklyPay: weeklyPay(content),
    paymentType: content.paymentType,
    jobType: jobTypeOf(content.orderAssignmentType),
    orderAssignmentType: content.orderAssignmentType,
    isInterstate: content.isInterstate,
    seatsOpen: Math.max(0, row.numberOfDrivers - row.seatsTaken),
    startDate: row.startOn,
    isStartDateASAP: content.isStartDateASAP,
    endDate: row.endOn,
    isContract: content.isContract,
    scheduleType: content.scheduleType,
    shiftType: content.shiftType,
    driverClass: content.driverClass,
    endorsements: content.endorsements,
    freightLevel: content.freightLevel,
    equipment: content.equipment,
    equipmentTransmission: content.equipmentTransmission,
    dealbreakerQuestions: content.dealbreakerQuestions,
    fit: row.fit,
    candidacy: row.candidacy,
    requestRefusal: requestRefusal(row, driver),
  };
}

/** A job with all its details. */
export function presentJobDetail(row: DriverJobRow, driver: DriverSelf): DriverJobDetail {
  const { content } = row;
  return {
    ...presentJob(row, driver),
    description: content.description,
    notes: content.notes,
    benefits: content.benefits,
    schedule: content.schedule,
    schedules: content.schedules,
    numberOfHoursPerWeek: content.numberOfHoursPerWeek,
    averageLengthOfRuns: content.averageLengthOfRuns,
    rate: content.rate,
    mileageRate: content.mileageRate,
    flatRate: content.flatRate,
    estimatedPay: content.estimatedPay,
    anotherPaymentType: content.anotherPaymentType,
    eligibleForOvertime: content.eligibleForOvertime,
    preferred: content.preferred,
    palletJack: content.palletJack,
    isDirectJobOrder: content.isDirectJobOrder,
    isSoloRide: content.isSoloRide,
    slipSeated: content.slipSeated,
    equipmentBrand: content.equipmentBrand,
    equipmentAverageAge: content.equipmentAverageAge,
    eldDevices: content.eldDevices,
    cameraInTrack: content.cameraInTrack,
    dressCode: content.dressCode,
    otherRequirements: content.otherRequirements,
  };
}

import { driverReasons, fleetReasons, systemReasons } from '#domain/candidacies/states';
import { exitReasons, rejectionReasons, snoozeReasons } from '#domain/driver-pipeline/reasons';
import { useTranslation } from 'react-i18next';

const REASONS = [
  ...fleetReasons,
  ...driverReasons,
  ...systemReasons,
  ...exitReasons,
  ...rejectionReasons,
  ...snoozeReasons,
];

/** Why something ended, in words; a reason that this page does not know is "another" one. */
export function useReasonText() {
  const { t } = useTranslation('labels');
  return (reason: string): string => t(`reason.${REASONS.find((known) => known === reason) ?? 'other'}`);
}

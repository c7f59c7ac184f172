import { useTranslation } from 'react-i18next';
import { driverReasons, fleetReasons, systemReasons } from '#domain/candidacies/states';
import { exitReasons, rejectionReasons, snoozeReasons } from '#domain/driver-pipeline/reasons';
import { waveSkips } from '#domain/job-orders/states';

const REASONS = [
  ...fleetReasons,
  ...driverReasons,
  ...systemReasons,
  ...exitReasons,
  ...rejectionReasons,
  ...snoozeReasons,
  ...waveSkips,
];

/** The label of a close reason; unknown reasons are shown as "Another reason". */
export function useReasonText() {
  const { t } = useTranslation('labels');
  return (reason: string): string => t(`reason.${REASONS.find((known) => known === reason) ?? 'other'}`);
}

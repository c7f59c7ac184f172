import type { DriverCard } from '#domain/drivers/schema';
import { useFitText } from '#web/entities/driver-profile/fit-text';
import { useReadinessText } from '#web/entities/driver-profile/readiness-text';

/** The criteria that the driver does not meet, and the reasons that would block a hire, as text. */
export function useDoubts() {
  const fitText = useFitText();
  const readiness = useReadinessText();
  return ({ fit, readinessGaps }: DriverCard): string[] => [
    ...fit.filter(({ result }) => result === 'fail').map(fitText),
    ...(readinessGaps.length === 0 ? [] : [readiness.short(readinessGaps)]),
  ];
}

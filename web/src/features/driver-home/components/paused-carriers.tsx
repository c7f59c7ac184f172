import type { DriverApplicationView } from '#domain/candidacies/schema';
import { usePausedLine } from '#web/entities/driver/use-next-line';

/** The carriers of open applications that are paused; renders nothing when there are none. */
export function PausedCarriers({ applications }: { applications: readonly DriverApplicationView[] }) {
  const pausedLine = usePausedLine();
  const lines = new Set(applications.filter(({ isCarrierPaused }) => isCarrierPaused).map(pausedLine));
  return [...lines].map((line) => (
    <p key={line} role="note" className="gh-card">
      {line}
    </p>
  ));
}

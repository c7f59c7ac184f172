import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { AvailabilityBar } from '#web/entities/driver/availability-bar';
import { useUnsentClock } from '#web/entities/driver/clock/use-unsent-clock';
import { useUnsentUploads } from '#web/entities/driver-files/use-unsent-uploads';
import { useCurrentUser } from '#web/shared/session/current-user';
import { DensityContext } from '#web/shared/theme/density';
import { useDriverNav } from './driver-nav';
import { Frame } from './frame';

/** Runs the guards again when the driver's account becomes active or inactive. */
function useGuardsOnActivation() {
  const { isActive } = useCurrentUser();
  const { revalidate } = useRevalidator();
  const guardedAs = useRef(isActive);
  useEffect(() => {
    if (guardedAs.current === isActive) return;
    guardedAs.current = isActive;
    void revalidate();
  }, [isActive, revalidate]);
}

/** The layout of driver pages, made for a phone in a cab: large and plain. */
export function DriverLayout() {
  const nav = useDriverNav();
  useGuardsOnActivation();
  useUnsentUploads();
  useUnsentClock();
  return (
    <DensityContext value="touch">
      <Frame className="gh-touch" nav={nav} navAtBottom banner={<AvailabilityBar />} />
    </DensityContext>
  );
}

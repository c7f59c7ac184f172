import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { AvailabilityBar } from '../../shared/driver/availability-bar';
import { useCurrentUser } from '../../shared/session/current-user';
import { DensityContext } from '../../shared/theme/density';
import { useUnsentUploads } from '../../shared/upload/use-unsent-uploads';
import { useDriverNav } from './driver-nav';
import { Frame } from './frame';

/** A driver whose account becomes active or inactive belongs on other pages: the guards decide again. */
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

/** Read on a phone in a cab: large, plain, one thing at a time. */
export function DriverLayout() {
  const nav = useDriverNav();
  useGuardsOnActivation();
  useUnsentUploads();
  return (
    <DensityContext value="touch">
      <Frame look="gh-touch" nav={nav} navAtBottom banner={<AvailabilityBar />} />
    </DensityContext>
  );
}

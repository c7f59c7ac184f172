import { DensityContext } from '../../shared/theme/density';
import { useDriverNav } from './driver-nav';
import { Frame } from './frame';

/** Read on a phone in a cab: large, plain, one thing at a time. */
export function DriverLayout() {
  const nav = useDriverNav();
  return (
    <DensityContext value="touch">
      <Frame look="gh-touch" nav={nav} navAtBottom />
    </DensityContext>
  );
}

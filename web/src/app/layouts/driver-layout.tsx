import { DensityContext } from '../../shared/theme/density';
import { Frame } from './frame';

/** Read on a phone in a cab: large, plain, one thing at a time. */
export const DriverLayout = () => (
  <DensityContext value="touch">
    <Frame look="gh-touch" nav={[]} navAtBottom />
  </DensityContext>
);

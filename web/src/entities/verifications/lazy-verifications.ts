import { lazyComponent } from '#web/shared/connection/lazy-component';
import { loadTexts } from '#web/shared/i18n/i18n';

async function withTexts<Part>(loading: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loading, loadTexts(['files', 'histories', 'labels', 'verifications', 'voe'])]);
  return part;
}

/** The verification of one employer loads with its texts when its panel is opened. */
export const LazyEmployerVerification = lazyComponent(
  () => withTexts(import('./driver-verifications').then((module) => module.EmployerVerification)),
  { waiting: null },
);

/** The verifications of a driver's past employers load after the file that they stand in. */
export const LazyDriverVerifications = lazyComponent(
  () => withTexts(import('./driver-verifications').then((module) => module.DriverVerifications)),
  { waiting: null },
);

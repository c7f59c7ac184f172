import { lazyComponent } from '#web/shared/connection/lazy-component';
import { loadTexts } from '#web/shared/i18n/i18n';

async function load() {
  const [parts] = await Promise.all([
    import('./driver-verifications'),
    loadTexts(['files', 'histories', 'labels', 'verifications', 'voe']),
  ]);
  return parts;
}

/** The verification of one employer loads with its texts when its panel is opened. */
export const LazyEmployerVerification = lazyComponent(() => load().then((parts) => parts.EmployerVerification), {
  waiting: null,
});

/** The verifications of a driver's past employers load after the file that they stand in. */
export const LazyDriverVerifications = lazyComponent(() => load().then((parts) => parts.DriverVerifications), {
  waiting: null,
});

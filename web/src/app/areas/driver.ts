/** The driver pages opened first and most often, loaded as one chunk. Other modules import them directly. */
export { DriverLayout } from '../layouts/driver-layout';
export { HomePage } from '#web/features/driver-home/components/home-page';
export { AboutPage } from '#web/features/onboarding/components/about-page';
export { HubPage } from '#web/features/onboarding/components/hub-page';

import { lazyComponent } from '#web/shared/connection/lazy-component';
import { loadTexts } from '#web/shared/i18n/i18n';

/** The banner follows the page, because it is rarely needed. */
export const LazyAgreementBanner = lazyComponent(
  async () => {
    const [{ AgreementBanner }] = await Promise.all([import('./agreement-banner'), loadTexts(['agreement'])]);
    return AgreementBanner;
  },
  { waiting: null },
);

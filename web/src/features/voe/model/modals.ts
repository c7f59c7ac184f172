import { defineModal } from '#web/shared/ui/modals';
import type { VoeLink } from '../api/voe';

export const voeConsentModal = defineModal<VoeLink>('voe-consent', () =>
  import('../components/consent-dialog').then((module) => module.ConsentDialog),
);

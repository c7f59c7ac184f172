import type { CarrierAgreementView } from '#domain/agreements/schema';
import { defineModal } from '#web/shared/ui/modals';

export const noticeModal = defineModal<CarrierAgreementView>('agreement-notice', () =>
  import('./notice-dialog').then((module) => module.NoticeDialog),
);

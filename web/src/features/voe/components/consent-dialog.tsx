import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PDF_DIALOG_WIDTH, PdfPage } from '#web/entities/driver-files/pdf-page';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import type { VoeLink } from '../api/voe';
import { voeConsentQuery } from '../api/voe';

/** The consent that the driver signed, as a PDF. */
export function ConsentDialog({ data: link, close }: ModalProps<VoeLink>) {
  const { t } = useTranslation('voe');
  const query = useQuery(voeConsentQuery(link));
  return (
    <Dialog title={t('request.consentTitle')} onClose={close} width={PDF_DIALOG_WIDTH}>
      <PdfPage query={query} name={t('request.consentTitle')} />
    </Dialog>
  );
}

import { useTranslation } from 'react-i18next';
import type { Invoice } from '#domain/invoices/schema';
import { saveInvoicePdf } from '#web/entities/billing/queries';
import { SaveFileButton } from '#web/entities/billing/save-file-button';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { ActionMenu } from '#web/shared/ui/action-menu';
import { Inline } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { creditModal, transferModal, voidModal, writeOffModal } from '../model/modals';

/** Actions of operations on an invoice; those that are not possible now stay visible with their reason. */
export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation(['ops-billing', 'billing']);
  const problemText = useProblemText();
  const reasonOf = (action: string) => {
    const refusal = invoice.refusals.find((each) => each.action === action);
    return refusal === undefined ? undefined : problemText(refusal.code);
  };
  return (
    <Inline>
      <SaveFileButton label={t('billing:pdf')} save={() => saveInvoicePdf(invoice)} />
      <RefusableButton
        variant="primary"
        reason={reasonOf('enterTransfer')}
        onClick={() => {
          openModal(transferModal, invoice);
        }}
      >
        {t('transfer.action')}
      </RefusableButton>
      <ActionMenu
        label={t('more', { number: invoice.number })}
        actions={[
          {
            key: 'credit',
            label: t('credit.action'),
            reason: reasonOf('credit'),
            run: () => {
              openModal(creditModal, invoice);
            },
          },
          {
            key: 'writeOff',
            label: t('writeOff.action'),
            reason: reasonOf('writeOff'),
            danger: true,
            run: () => {
              openModal(writeOffModal, invoice);
            },
          },
          {
            key: 'void',
            label: t('void.action'),
            reason: reasonOf('void'),
            danger: true,
            run: () => {
              openModal(voidModal, invoice);
            },
          },
        ]}
      />
    </Inline>
  );
}

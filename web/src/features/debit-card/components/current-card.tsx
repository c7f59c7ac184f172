import { useTranslation } from 'react-i18next';
import type { PaymentCard } from '#domain/payments/schema';
import { Button } from '#web/shared/ui/button';
import { confirm } from '#web/shared/ui/confirm';
import { Card, Inline, Stack } from '#web/shared/ui/layout';
import { StateChip } from '#web/shared/ui/state-chip';
import { toast } from '#web/shared/ui/toasts';
import { useRemoveCard } from '../api/card';

interface CurrentCardProps {
  card: PaymentCard;
  /** Undefined when no other card can be added. */
  onReplace: (() => void) | undefined;
}

/** The stored card by brand and last digits, with its actions. */
export function CurrentCard({ card, onReplace }: CurrentCardProps) {
  const { t } = useTranslation('debit-card');
  const remove = useRemoveCard(() => {
    toast.success(t('removed'));
  });
  const { brand, last4, expMonth, expYear, isExpired } = card;
  const confirmRemoval = () => {
    confirm({
      title: t('removeTitle'),
      text: t('removeText'),
      confirmLabel: t('remove'),
      danger: true,
      onConfirm: () => remove.mutateAsync(undefined),
    });
  };
  return (
    <Card title={t('current')} extra={isExpired ? <StateChip turn="blocked" /> : null}>
      <Stack gap={8}>
        <strong>{t('ending', { brand: t(`brand.${brand}`), last4 })}</strong>
        <span>
          {isExpired ? t('ended') : t('goodUntil', { month: String(expMonth).padStart(2, '0'), year: expYear })}
        </span>
        <Inline>
          {onReplace === undefined ? null : <Button onClick={onReplace}>{t('replace')}</Button>}
          <Button variant="danger" onClick={confirmRemoval}>
            {t('remove')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentCardState } from '#domain/payments/schema';
import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { cardQuery } from '../api/card';
import { CardForm } from './card-form';
import { CurrentCard } from './current-card';
import './debit-card.css';

function DebitCard({ state: { isOpen, isSandbox, card } }: { state: PaymentCardState }) {
  const { t } = useTranslation('debit-card');
  const { isActive } = useCurrentUser();
  const [isReplacing, setReplacing] = useState(false);
  const saved = () => {
    setReplacing(false);
    toast.success(t('saved'));
  };
  const cancel = card === null ? undefined : () => setReplacing(false);
  return (
    <Stack gap={24}>
      <PageHeader
        title={t('title')}
        crumbs={[{ label: t(isActive ? 'back' : 'backToApplication'), to: paths.start }]}
        subtitle={t('lead')}
      />
      {isSandbox ? (
        <p className="gh-note gh-card-note" role="note">
          {t('sandbox')}
        </p>
      ) : null}
      {card === null ? null : <CurrentCard card={card} onReplace={isOpen ? () => setReplacing(true) : undefined} />}
      {isOpen && (card === null || isReplacing) ? (
        <CardForm title={t(card === null ? 'new' : 'replaceTitle')} onSaved={saved} onCancel={cancel} />
      ) : null}
      {isOpen || card !== null ? null : <EmptyState title={t('closed')} hint={t('closedHint')} />}
    </Stack>
  );
}

/** The driver's debit card: add, replace or remove it. */
export function DebitCardPage() {
  const state = useQuery(cardQuery());
  if (state.data !== undefined) return <DebitCard state={state.data} />;
  return state.error === null ? (
    <PageSkeleton />
  ) : (
    <ErrorState error={state.error} retry={() => void state.refetch()} />
  );
}

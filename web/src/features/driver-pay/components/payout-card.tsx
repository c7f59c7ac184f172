import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payout, PayoutDetails } from '#domain/payouts/schema';
import { dateAt } from '#domain/shared/zoned-time';
import { PayLines } from '#web/entities/timesheets/pay-lines';
import { formatDay, formatMoney } from '#web/shared/i18n/format';
import { ownZone } from '#web/shared/i18n/own-zone';
import { Button } from '#web/shared/ui/button';
import { Card, Inline, Stack } from '#web/shared/ui/layout';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { PlainChip } from '#web/shared/ui/state-chip';
import { ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { payoutQuery, saveStatement } from '../api/payouts';

const turns = { queued: 'theirs', paid: 'done', failed: 'blocked' } as const;

/** The place of the money in words. */
function useStatus() {
  const { t } = useTranslation('driver-pay');
  return ({ state, needsCard, stateSince, card }: Payout): string => {
    const last4 = card?.last4 ?? '';
    if (state === 'paid') return t('status.paid', { date: formatDay(dateAt(stateSince, ownZone())), last4 });
    if (state === 'failed') return t('status.failed', { last4 });
    return needsCard ? t('status.needsCard') : t('status.queued');
  };
}

function Day({ day, lines, cents, differenceCents, note }: PayoutDetails['days'][number]) {
  const { t } = useTranslation('driver-pay');
  const date = formatDay(day);
  return (
    <section aria-label={date}>
      <Inline>
        <strong>{date}</strong>
        <span className="gh-numbers">{formatMoney(cents)}</span>
      </Inline>
      {/* An adjustment after a dispute has a reason, and no lines. */}
      {lines.length === 0 && differenceCents !== 0 ? null : (
        <PayLines lines={lines} label={t('days.linesOf', { day: date })} />
      )}
      {differenceCents === 0 ? null : (
        <p className="gh-shift-note">{t('days.difference', { amount: formatMoney(differenceCents) })}</p>
      )}
      {note === null ? null : <p className="gh-shift-note">{note}</p>}
    </section>
  );
}

function Days({ payoutId }: { payoutId: string }) {
  const { data, error, refetch } = useQuery(payoutQuery(payoutId));
  if (data !== undefined) {
    return (
      <Stack gap={16}>
        {data.days.map((day, index) => (
          <Day key={index} {...day} />
        ))}
      </Stack>
    );
  }
  return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
}

/** A week's pay: where the money is, each day with its calculation, and the statement. */
export function PayoutCard({ payout }: { payout: Payout }) {
  const { t } = useTranslation('driver-pay');
  const statusText = useStatus();
  const [isOpen, setOpen] = useState(false);
  const { _id, carrier, title, weekStartsOn, weekEndsOn, number, cents, state, needsCard } = payout;
  // Money that waits for a card is not being sent.
  const chip = state === 'queued' && needsCard ? 'needsCard' : state;
  const week = t('week', { from: formatDay(weekStartsOn), to: formatDay(weekEndsOn) });
  const name = number === 1 ? week : t('furtherPayment', { week, number });
  return (
    <Card title={name} extra={<PlainChip turn={needsCard ? 'yours' : turns[state]}>{t(`state.${chip}`)}</PlainChip>}>
      <Stack gap={8}>
        <strong className="gh-numbers">{formatMoney(cents)}</strong>
        <span>
          {title} · {carrier}
        </span>
        <span>{statusText(payout)}</span>
        <Inline>
          <Button
            aria-expanded={isOpen}
            aria-label={t('days.of', { week: name })}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {t('days.show')}
          </Button>
          <Button
            aria-label={t('statement.of', { week: name })}
            onClick={() => {
              saveStatement(payout).catch(toast.problem);
            }}
          >
            {t('statement.save')}
          </Button>
        </Inline>
        {isOpen ? <Days payoutId={_id} /> : null}
      </Stack>
    </Card>
  );
}

import { useTranslation } from 'react-i18next';
import type { OwnAccess, OwnAccesses } from '#domain/dq-access/schema';
import { PausedNote } from '#web/entities/driver/paused-note';
import { formatDate, formatDay } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { StateChip } from '#web/shared/ui/state-chip';
import { dayModal, refusalModal } from './modals';

type Days = Pick<OwnAccesses, 'today' | 'defaultEndsOn' | 'lastEndsOn'>;

function Actions({ access, days }: { access: OwnAccess; days: Days }) {
  const { t } = useTranslation('driver-access');
  const { actions, carrier } = access;
  const button = (action: OwnAccess['actions'][number], label: string, open: () => void) =>
    actions.includes(action) ? (
      <Button
        key={action}
        variant={action === 'grantAccess' ? 'primary' : undefined}
        onClick={open}
        aria-label={`${label}: ${carrier}`}
      >
        {label}
      </Button>
    ) : null;
  if (actions.length === 0) return null;
  return (
    <div className="gh-own-access-actions">
      {button('grantAccess', t('grant.action'), () => openModal(dayModal, { answer: 'grant', access, days }))}
      {button('rejectAccess', t('reject.action'), () => openModal(refusalModal, { answer: 'reject', access }))}
      {button('extendAccess', t('extend.action'), () => openModal(dayModal, { answer: 'extend', access, days }))}
      {button('revokeAccess', t('revoke.action'), () => openModal(refusalModal, { answer: 'revoke', access }))}
    </div>
  );
}

function useHistory({ state, requestedAt, expiresAt, endsOn, ending, isByLaw }: OwnAccess): string[] {
  const { t } = useTranslation('driver-access');
  const ended = () => {
    if (ending === null) return [];
    const date = formatDate(ending.at);
    const { by } = ending;
    if (!ending.wasGranted && ending.reason === 'expired') return [t('notAnswered', { date })];
    if (!ending.wasGranted && ending.reason === null)
      return [by === 'driver' ? t('youRejected', { date }) : t('carrierWithdrew', { date })];
    if (ending.reason !== null) return [t(`ended.${ending.reason}`, { date })];
    return [by === 'driver' ? t('endedByYou', { date }) : t('endedByCarrier', { date })];
  };
  return [
    ...(state === 'requested'
      ? [t('requested', { date: formatDate(requestedAt), until: formatDate(expiresAt ?? requestedAt) })]
      : []),
    ...(endsOn === null ? [] : [t('until', { date: formatDay(endsOn) })]),
    ...ended(),
    ...(ending === null || ending.text === null ? [] : [t('yourWords', { text: ending.text })]),
    ...(isByLaw ? [t('byLaw')] : []),
  ];
}

/** A carrier's request with its reason, or its access with the last day; what the driver can do about it. */
export function OwnAccessCard({ access, days }: { access: OwnAccess; days: Days }) {
  const { t } = useTranslation('driver-access');
  const history = useHistory(access);
  const { carrier, dotNumber, reason, state } = access;
  return (
    <Card>
      <div className="gh-own-access">
        <div className="gh-own-access-head">
          <h3>{carrier}</h3>
          {state === 'requested' ? <StateChip turn="yours" /> : null}
        </div>
        {dotNumber === null ? null : <p>{t('dot', { number: String(dotNumber) })}</p>}
        <PausedNote of={access} isOpen={state === 'requested' || state === 'approved'} />
        {reason === '' ? <p>{t('noReason')}</p> : <blockquote>{reason}</blockquote>}
        {history.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Actions access={access} days={days} />
      </div>
    </Card>
  );
}

import { useTranslation } from 'react-i18next';
import type { CarrierAgreementView, OpsAgreementView } from '#domain/agreements/schema';
import { formatDate, formatZone } from '#web/shared/i18n/format';
import { useCan } from '#web/shared/session/current-user';
import { Facts } from '#web/shared/ui/layout';
import { StateChip, type Turn } from '#web/shared/ui/state-chip';

/** An agreement as either side reads it. */
export type AnyAgreement = CarrierAgreementView | OpsAgreementView;

const turns = {
  trial: 'theirs',
  lapsed: 'blocked',
  active: 'done',
  noticeGiven: 'late',
  ended: 'blocked',
} as const satisfies Readonly<Record<AnyAgreement['state'], Turn>>;

/** The state of an agreement, or that the carrier is disabled. */
export function AgreementState({ agreement: { state, isDisabled } }: { agreement: AnyAgreement }) {
  const { t } = useTranslation('agreement');
  return (
    <>
      <StateChip turn={turns[state]} hasTurn={false}>
        {t(`state.${state}`)}
      </StateChip>
      {isDisabled ? (
        <>
          {' '}
          <StateChip turn="blocked" hasTurn={false}>
            {t('disabled')}
          </StateChip>
        </>
      ) : null}
    </>
  );
}

/** State, dates and next step of an agreement. */
export function AgreementFacts({ agreement, columns }: { agreement: AnyAgreement; columns?: 1 | 2 }) {
  const { t } = useTranslation('agreement');
  const { since, trialEndsOn, acceptedAt, term, notice, noticeReason, hasAddendum, timeZone } = agreement;
  const period = term && t('term.period', { from: formatDate(term.startsOn), to: formatDate(term.endsOn) });
  return (
    <Facts
      columns={columns}
      facts={[
        { label: t('field.state'), value: <AgreementState agreement={agreement} /> },
        { label: t('field.since'), value: formatDate(since, timeZone) },
        { label: t('field.next'), value: <NextStep agreement={agreement} /> },
        { label: t('field.trial'), value: t('trial.through', { day: formatDate(trialEndsOn) }) },
        {
          label: t('field.accepted'),
          value: acceptedAt === null ? t('notAccepted') : formatDate(acceptedAt, timeZone),
        },
        ...(period === null ? [] : [{ label: t('field.term'), value: period }]),
        ...(notice === null
          ? []
          : [
              {
                label: t('field.notice'),
                value:
                  noticeReason === null
                    ? t(`by.${notice.party}`)
                    : t(`notice.by.${notice.party}`, { reason: noticeReason }),
              },
            ]),
        { label: t('field.addendum'), value: t(hasAddendum ? 'addendum.accepted' : 'addendum.none') },
        { label: t('field.timeZone'), value: formatZone(timeZone) },
      ]}
    />
  );
}

/** The next step, with its day. */
function NextStep({ agreement }: { agreement: AnyAgreement }) {
  const { t } = useTranslation('agreement');
  const { state, acceptedAt, isTextAccepted, trialEndsOn, term, notice } = agreement;
  const maySign = useCan('agreement:sign');
  const byReader = maySign ? 'next' : 'nextReader';
  switch (state) {
    case 'trial':
      return t(acceptedAt === null ? `${byReader}.trial` : 'next.trialAccepted', { day: formatDate(trialEndsOn) });
    case 'active':
      return t(isTextAccepted ? 'next.active' : `${byReader}.textChanged`, { day: formatDate(term?.endsOn ?? '') });
    case 'noticeGiven':
      return t('next.noticeGiven', { day: formatDate(notice?.endsOn ?? '') });
    default:
      return t(`next.${state}`);
  }
}

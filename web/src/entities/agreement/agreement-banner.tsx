import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { formatDay } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { useCan } from '#web/shared/session/current-user';
import { classNames } from '#web/shared/ui/class-names';
import { useOpenedAt } from '#web/shared/ui/use-opened-at';
import { agreementSummaryQuery } from './agreement-summary';
import { type AgreementChange, nextChange } from './next-change';
import './agreement.css';

/** Texts of changes that wait for an acceptance, for readers who cannot accept. */
const ofReaders = { trialEnds: 'trialEndsReader', textChanged: 'textChangedReader' } as const satisfies Partial<
  Record<AgreementChange, string>
>;

const textOf = (change: AgreementChange, maySign: boolean) =>
  !maySign && (change === 'trialEnds' || change === 'textChanged') ? ofReaders[change] : change;

/** The next change of the agreement, above every page of its carrier. */
export function AgreementBanner() {
  const { t } = useTranslation('agreement');
  const { pathname } = useLocation();
  const now = useOpenedAt();
  const maySign = useCan('agreement:sign');
  const { data } = useQuery(agreementSummaryQuery());
  const next = data === undefined ? null : nextChange(data, now.getTime());
  if (next === null) return null;
  const day = next.day === null ? '' : formatDay(next.day);
  return (
    <div role="status" className={classNames('gh-agreement-banner', next.isUrgent ? 'gh-agreement-urgent' : undefined)}>
      {t(`banner.${textOf(next.change, maySign)}`, { day })}{' '}
      {pathname === paths.agreement ? null : (
        <Link to={paths.agreement}>{t(maySign && next.isUrgent ? 'banner.act' : 'banner.read')}</Link>
      )}
    </div>
  );
}

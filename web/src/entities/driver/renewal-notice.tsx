import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverPersonalInfo } from '#domain/drivers/personal-info/schema';
import { formatDate } from '#web/shared/i18n/format';
import { classNames } from '#web/shared/ui/class-names';
import { StateChip } from '#web/shared/ui/state-chip';
import { SentBackNotice } from './task-state';
import './renewal-notice.css';

export type Renewal = DriverPersonalInfo['renewals'][number];

/** When the document expires, in words. */
function useExpirationText() {
  const { t } = useTranslation('driver');
  return ({ proof, on, daysLeft, isExpired }: Renewal): string => {
    const facts = { thing: t(`renewal.thing.${proof}`), date: formatDate(on) };
    if (isExpired) return t('renewal.ended', facts);
    return daysLeft === 0 ? t('renewal.endsToday', facts) : t('renewal.ends', { ...facts, count: daysLeft });
  };
}

function useConsequenceText() {
  const { t } = useTranslation('driver');
  return ({ proof, isExpired, isUnderReview, rejected, document }: Renewal): string => {
    if (rejected !== null && !isExpired) return t('renewal.rejected');
    if (isUnderReview) return t('renewal.underReview');
    if (document === null) return t('renewal.showUs');
    const isRequired = proof === 'driverLicense' || proof === 'dotMedicalCard';
    if (isExpired) return t(isRequired ? 'renewal.noDispatch' : 'renewal.lessJobs');
    return t(proof === 'hazmat' ? 'renewal.renewLicense' : 'renewal.renew');
  };
}

/** A document that expires soon or has expired: which one, when, and the consequence. */
export function RenewalNotice({ renewal, children }: { renewal: Renewal; children?: ReactNode }) {
  const expirationText = useExpirationText();
  const consequenceText = useConsequenceText();
  const { isExpired, isUnderReview, rejected } = renewal;
  return (
    <li className={classNames('gh-renewal', isExpired && 'gh-renewal-ended')}>
      <div className="gh-renewal-head">
        <strong>{expirationText(renewal)}</strong>
        {isUnderReview ? <StateChip turn="theirs" /> : <StateChip turn={isExpired ? 'blocked' : 'yours'} />}
      </div>
      <p>{consequenceText(renewal)}</p>
      {rejected === null ? null : <SentBackNotice sentBack={rejected} />}
      {children}
    </li>
  );
}

import { useTranslation } from 'react-i18next';
import type { AdverseGuide } from '#domain/adverse-actions/schema';
import { formatDate } from '#web/shared/i18n/format';
import { Dispute, Ended } from './outcome';
import { Proofs } from './proofs';

/** The finished adverse actions of this application, each with its letters and its end. */
export function EarlierActions({ guide: { candidacyId, earlier } }: { guide: AdverseGuide }) {
  const { t } = useTranslation('adverse-action');
  return earlier.map((action) => (
    <details key={action.round}>
      <summary>{t('earlier.title', { date: formatDate(action.startedAt) })}</summary>
      <div className="gh-guide">
        {action.ending === null ? <p>{t('earlier.decided')}</p> : <Ended action={action} />}
        {action.dispute === null ? null : <Dispute dispute={action.dispute} />}
        <Proofs candidacyId={candidacyId} action={action} />
      </div>
    </details>
  ));
}

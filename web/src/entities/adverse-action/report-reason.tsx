import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan } from '#web/shared/session/current-user';
import { GuideNote } from './guide-note';
import { guideQuery } from './queries';

/** Below the reason of a refusal that is based on a report: whether its notices were sent, or the way to send them. */
export function ReportReason({ candidacyId }: { candidacyId: string }) {
  const { t } = useTranslation('adverse-action');
  const mayReview = useCan('hiring:review');
  const { data: guide } = useQuery({ ...guideQuery(candidacyId), enabled: mayReview });
  if (!mayReview) return <p className="gh-field-help">{t('reason.bySafety')}</p>;
  if (guide === undefined) return null;
  if (guide.mayClose) return <p className="gh-field-help">{t('reason.ready')}</p>;
  return <GuideNote text={t('reason.needed')} candidacyId={candidacyId} />;
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan } from '#web/shared/session/current-user';
import { GuideNote } from './guide-note';
import { openAdverseActionsQuery } from './queries';

/** In a dialog with a reason for the end of a candidacy: a refusal based on a report is in progress, and ends with it. */
export function RunningNote({ candidacyId }: { candidacyId: string }) {
  const { t } = useTranslation('adverse-action');
  const mayRead = useCan('hiring:review');
  const { data } = useQuery({ ...openAdverseActionsQuery(), enabled: mayRead });
  if (data?.data.every((one) => one.candidacyId !== candidacyId) ?? true) return null;
  return <GuideNote text={t('reason.running')} candidacyId={candidacyId} />;
}

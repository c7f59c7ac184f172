import { useTranslation } from 'react-i18next';
import type { ApplicationTask } from '#domain/driver-application/schema';
import type { RejectionReason } from '#domain/driver-pipeline/reasons';
import { checkFor } from '#domain/whose-turn/checks';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';

/**
 * Task, Pending Review, Done or Rejected, with whose turn it is (docs/state-machines.md#onboarding-tasks). An optional
 * task waits for no one; a task changed after it was sent says that it must be sent or signed again.
 */
export function TaskState({
  task: { task, status, isRequired, mustSendAgain },
}: {
  task: Pick<ApplicationTask, 'task' | 'status' | 'isRequired' | 'mustSendAgain'>;
}) {
  const { t } = useTranslation('driver');
  if (mustSendAgain) {
    return <StateChip turn="yours">{t(task === 'compliance' ? 'task.signAgain' : 'task.sendAgain')}</StateChip>;
  }
  if (!isRequired && status === 'initial') return <PlainChip>{t('task.optional')}</PlainChip>;
  return <StateChip turn={checkFor('driver', status)}>{t(`task.status.${status}`)}</StateChip>;
}

interface SentBack {
  reason: string | null;
  note: string | null;
}

/** Why a task was sent back and what to do now. */
export function SentBackNotice({ sentBack: { reason, note } }: { sentBack: SentBack }) {
  const { t } = useTranslation('driver');
  return (
    <div role="note" className="gh-sent-back">
      <strong>{t('task.sentBack')}</strong>
      {reason === null ? null : <p>{t(`task.reason.${reason as RejectionReason | 'infected'}`)}</p>}
      {note === null ? null : <p>{t('task.note', { note })}</p>}
    </div>
  );
}

import type { RejectionReason } from '#domain/driver-pipeline/reasons';
import type { TaskStatus } from '#domain/driver-pipeline/tasks';
import { useTranslation } from 'react-i18next';
import type { Turn } from '../ui/state-chip';
import { StateChip } from '../ui/state-chip';

const turns: Record<TaskStatus, Turn> = { initial: 'yours', rejected: 'blocked', pending: 'theirs', approved: 'done' };

/** Task, Pending Review, Done or Rejected: the spec's words, with whose turn it is. */
export function TaskState({ status }: { status: TaskStatus }) {
  const { t } = useTranslation('driver');
  return <StateChip turn={turns[status]}>{t(`task.status.${status}`)}</StateChip>;
}

interface SentBack {
  reason: string | null;
  note: string | null;
}

/** Why something was sent back and what to do now. */
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

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ApplicationDocument, ApplicationTask } from '#domain/driver-application/schema';
import { documentPage, taskPages } from '#domain/driver-application/task-pages';
import type { RejectionReason } from '#domain/driver-pipeline/reasons';
import { checkFor } from '#domain/whose-turn/checks';
import { TaskState } from '#web/entities/driver/task-state';
import { formatMonth } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { StateChip } from '#web/shared/ui/state-chip';
import { SIGNATURE_PAGE } from './task-pages';

interface LineProps {
  part: string;
  name: string;
  state: ReactNode;
  /** A hint shown before the task is opened. */
  hint?: string | undefined;
}

function Line({ part, name, state, hint }: LineProps) {
  return (
    <li>
      <Link to={paths.onboardingPart(part)} className="gh-hub-task">
        <span className="gh-hub-task-name">
          {name}
          {hint === undefined ? null : <span className="gh-hub-hint">{hint}</span>}
        </span>
        {state}
        <span aria-hidden="true">›</span>
      </Link>
    </li>
  );
}

function useReason() {
  const { t } = useTranslation('driver');
  return (reason: string | null) =>
    reason === null ? undefined : t(`task.reason.${reason as RejectionReason | 'infected'}`);
}

/** A task with its status and, when it was sent back, why. */
export function TaskLine({ task }: { task: ApplicationTask }) {
  const { t } = useTranslation('onboarding');
  const reason = useReason();
  const { progress, status } = task;
  const months = progress === null ? undefined : { covered: progress.coveredMonths, needed: progress.neededMonths };
  const isOpen = task.isRequired && (status === 'initial' || status === 'rejected');
  const gap = progress?.gap ?? null;
  const hints = [
    months === undefined || status === 'approved' ? undefined : t('months', months),
    gap === null ? undefined : t('gap', { from: formatMonth(gap.from), to: formatMonth(gap.to) }),
    isOpen ? t('minutes', { count: task.minutes }) : undefined,
  ];
  const hint = hints.filter((part) => part !== undefined).join(', ');
  return (
    <Line
      part={task.mustSendAgain && task.task === 'compliance' ? SIGNATURE_PAGE : taskPages[task.task]}
      name={t(`task.${task.task}`)}
      state={<TaskState task={task} />}
      hint={reason(task.reason) ?? (hint === '' ? undefined : hint)}
    />
  );
}

/** A document with its status and, when it was sent back, why. */
export function DocumentLine({ document: { document, status, reason } }: { document: ApplicationDocument }) {
  const { t } = useTranslation('onboarding');
  const reasonText = useReason();
  return (
    <Line
      part={documentPage(document)}
      name={t(`document.${document}`)}
      state={<StateChip turn={checkFor('driver', status)}>{t(`documentStatus.${status}`)}</StateChip>}
      hint={reasonText(reason)}
    />
  );
}

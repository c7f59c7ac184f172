import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationTask } from '#domain/driver-application/schema';
import type { OnboardingTask } from '#domain/driver-pipeline/tasks';
import { paths } from '#web/shared/paths';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { applicationQuery } from './application';
import { SentBackNotice, TaskState } from './task-state';
import './task.css';

interface TaskFrameProps {
  task: OnboardingTask;
  title: string;
  /** One or two sentences: what is required, and why. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The task of the documents has no reason of its own: each document shows one. */
const hasReason = (state: ApplicationTask | undefined): state is ApplicationTask =>
  state?.status === 'rejected' && (state.reason !== null || state.note !== null);

/** The frame of every application page: the back link, the task's status and why it was sent back. */
export function TaskFrame({ task, title, lead, children }: TaskFrameProps) {
  const { t } = useTranslation('driver');
  const application = useQuery(applicationQuery());
  const state = application.data?.sections.flatMap(({ tasks }) => tasks).find((item) => item.task === task);
  return (
    <Stack gap={24}>
      <PageHeader
        title={title}
        crumbs={[{ label: t('task.back'), to: paths.driverOnboarding }]}
        subtitle={state === undefined ? undefined : <TaskState task={state} />}
      />
      {hasReason(state) ? <SentBackNotice sentBack={state} /> : null}
      {lead === undefined ? null : <p className="gh-task-lead">{lead}</p>}
      {children}
    </Stack>
  );
}

import { type Client, ScheduleAlreadyRunning, type ScheduleOptions, ScheduleOverlapPolicy } from '@temporalio/client';
import { jobsAtStart, type RecurringJob, recurringJobs, secondsBetweenRuns } from '#domain/recurring/jobs';
import { RECURRING_JOB_WORKFLOW_TYPE } from '#workflows/recurring/messages';

interface ScheduleTarget {
  /** The queue on which the workflows start. */
  readonly taskQueue: string;
  /** Separates systems that share one Temporal namespace. */
  readonly prefix: string;
}

/** After an outage, only runs that were due in the last minute are caught up. */
const CATCHUP_WINDOW = '1 minute';

/** Creates the Schedule of every recurring job, or updates it to this version, and triggers the jobs that run when a worker starts. */
export async function createSchedules(client: Client, target: ScheduleTarget): Promise<void> {
  for (const job of recurringJobs) {
    await createOrUpdate(client, scheduleOf(job, target));
    if (jobsAtStart.includes(job)) await client.schedule.getHandle(scheduleId(job, target)).trigger();
  }
}

const scheduleId = (job: RecurringJob, { prefix }: ScheduleTarget): string => `${prefix}recurring/${job}`;

function scheduleOf(job: RecurringJob, target: ScheduleTarget): ScheduleOptions {
  return {
    scheduleId: scheduleId(job, target),
    spec: { intervals: [{ every: `${String(secondsBetweenRuns[job])} seconds` }] },
    policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: CATCHUP_WINDOW },
    action: {
      type: 'startWorkflow',
      workflowType: RECURRING_JOB_WORKFLOW_TYPE,
      workflowId: scheduleId(job, target),
      args: [job],
      taskQueue: target.taskQueue,
    },
  };
}

async function createOrUpdate(client: Client, schedule: ScheduleOptions): Promise<void> {
  try {
    await client.schedule.create(schedule);
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    const { spec, action, policies } = schedule;
    await client.schedule.getHandle(schedule.scheduleId).update((current) => ({
      ...current,
      ...{
        spec,
        action: { ...action, workflowId: schedule.scheduleId },
        policies: { ...current.policies, ...policies },
      },
    }));
  }
}

import { proxyActivities } from '@temporalio/workflow';
import type { RecurringActivities } from '#domain/recurring/jobs';
import { recurringOptions } from '../entity/activity-options';
import type { RecurringJobInput } from './messages';

/** One run of a recurring job. Its Schedule starts it; a run that fails is followed by the next one. */
export async function recurringJob(job: RecurringJobInput): Promise<void> {
  await proxyActivities<RecurringActivities>(recurringOptions())[job]();
}

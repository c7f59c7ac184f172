import { ActivityFailure, log } from '@temporalio/workflow';

/** Background work that outlives a command; unfinished work is passed to the next run. */
export class FollowUps<FollowUp> {
  private readonly running: FollowUp[] = [];

  constructor(private readonly run: (followUp: FollowUp) => Promise<void>) {}

  get all(): readonly FollowUp[] {
    return this.running;
  }

  get isEmpty(): boolean {
    return this.running.length === 0;
  }

  begin(followUps: readonly FollowUp[]): void {
    for (const followUp of followUps) {
      this.running.push(followUp);
      void this.finish(followUp);
    }
  }

  private async finish(followUp: FollowUp): Promise<void> {
    try {
      await this.run(followUp);
    } catch (error) {
      // Activities are retried through outages, so this is a programming error: log it, but keep running.
      if (!(error instanceof ActivityFailure)) throw error;
      log.error('follow-up failed permanently', { followUp, activity: error.activityType });
    }
    this.running.splice(this.running.indexOf(followUp), 1);
  }
}

import { ActivityFailure, log } from '@temporalio/workflow';

/** Work that outlives a command: done in the background, handed to the next run when it did not finish. */
export class FollowUps<FollowUp> {
  private readonly running: FollowUp[] = [];

  constructor(private readonly follow: (followUp: FollowUp) => Promise<void>) {}

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
      await this.follow(followUp);
    } catch (error) {
      // Outages are retried without end, so this is a contract that one side broke: an alert, not a reason to stop.
      if (!(error instanceof ActivityFailure)) throw error;
      log.error('a follow-up was refused for good', { followUp, activity: error.activityType });
    }
    this.running.splice(this.running.indexOf(followUp), 1);
  }
}

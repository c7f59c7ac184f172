import type { AdverseActionState } from './state';

/** The end of the wait between the notices. */
export interface AdverseDeadline {
  readonly name: 'adverseWait';
  readonly at: string;
}

/** Identifies a deadline as the cause of its event. */
export const adverseDeadlineKey = ({ name, at }: AdverseDeadline): string => `${name}@${at}`;

/** The next deadline; none while the driver disputes the report. */
export const nextAdverseDeadline = ({ name, wait }: AdverseActionState): AdverseDeadline | null =>
  name !== 'waiting' || wait === null || wait.endsAt === null ? null : { name: 'adverseWait', at: wait.endsAt };

import { ActivityFailure, ApplicationFailure } from '@temporalio/workflow';
import type { Problem } from '#domain/problems';

/** The failure of a refused Update: the problem's code, not retryable. */
export const refusal = ({ code, params }: Problem): ApplicationFailure => failure(code, [params ?? {}]);

/** Waits for an activity. A refusal inside it is rethrown without the activity's failure around it. */
export async function unwrapRefusal<T>(activity: Promise<T>): Promise<T> {
  try {
    return await activity;
  } catch (error) {
    if (!(error instanceof ActivityFailure) || !(error.cause instanceof ApplicationFailure)) throw error;
    throw failure(error.cause.type ?? 'internal', error.cause.details ?? []);
  }
}

const failure = (code: string, details: unknown[]): ApplicationFailure =>
  ApplicationFailure.create({ message: code, type: code, nonRetryable: true, details });

import { ActivityFailure, ApplicationFailure } from '@temporalio/workflow';

/** Waits for an activity. A refusal inside it is rethrown without the activity's failure around it. */
export const unwrapRefusal = async <T>(activity: Promise<T>): Promise<T> => {
  try {
    return await activity;
  } catch (error) {
    if (error instanceof ActivityFailure && error.cause instanceof ApplicationFailure) throw refusalOf(error.cause);
    throw error;
  }
};

const refusalOf = ({ type, details }: ApplicationFailure): ApplicationFailure =>
  ApplicationFailure.create({
    message: type ?? 'internal',
    type: type ?? 'internal',
    nonRetryable: true,
    details: details ?? [],
  });

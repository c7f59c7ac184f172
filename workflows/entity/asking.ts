import { ActivityFailure, ApplicationFailure } from '@temporalio/workflow';

/** Asks somebody else. His refusal becomes the caller's: the code, without the activity around it. */
export const asking = async <T>(question: Promise<T>): Promise<T> => {
  try {
    return await question;
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

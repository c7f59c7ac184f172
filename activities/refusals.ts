import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import { ProblemError } from '#domain/problems';

/** Passes a refusal to the workflow as a non-retryable failure; other errors stay retryable. */
export async function convertingRefusals<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    throw ApplicationFailure.create({
      message: error.code,
      type: error.code,
      nonRetryable: true,
      // A refusal is an expected outcome: benign failures log no warning.
      category: ApplicationFailureCategory.BENIGN,
      details: [error.params],
    });
  }
}

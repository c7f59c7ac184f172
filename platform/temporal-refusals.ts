import { WorkflowUpdateFailedError } from '@temporalio/client';
import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import { isProblemCode, ProblemError, type ProblemParams } from '#domain/problems';

/** The problem with which a workflow refused an Update; undefined for any other error. */
export function updateRefusal(error: unknown): ProblemError | undefined {
  if (!(error instanceof WorkflowUpdateFailedError) || !(error.cause instanceof ApplicationFailure)) return undefined;
  const { type, details } = error.cause;
  if (typeof type !== 'string' || !isProblemCode(type)) return undefined;
  const [params] = (details ?? []) as [ProblemParams?];
  return new ProblemError(type, params ?? {});
}

/**
 * Passes a refusal on to the workflow as a non-retryable failure: a problem raised here, or one with which another
 * workflow refused an Update. Other errors stay retryable.
 */
export async function convertRefusals<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const problem = error instanceof ProblemError ? error : updateRefusal(error);
    if (problem === undefined) throw error;
    throw ApplicationFailure.create({
      message: problem.code,
      type: problem.code,
      nonRetryable: true,
      // A refusal is an expected outcome: benign failures log no warning.
      category: ApplicationFailureCategory.BENIGN,
      details: [problem.params],
    });
  }
}

import { QueryNotRegisteredError, WorkflowNotFoundError } from '@temporalio/client';

/** Calls a workflow; undefined when it is closed or unknown to the server. */
export async function ignoreClosed<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof WorkflowNotFoundError || error instanceof QueryNotRegisteredError) return undefined;
    throw error;
  }
}

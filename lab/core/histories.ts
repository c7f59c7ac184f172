import { type Client, isGrpcServiceError } from '@temporalio/client';

/** The gRPC status that the server returns for a workflow that does not exist. */
const NOT_FOUND = 5;

type History = Awaited<ReturnType<ReturnType<Client['workflow']['getHandle']>['fetchHistory']>>;
type HistoryEvent = NonNullable<History['events']>[number];

/** The events of a workflow in all its runs, the newest run first; none if it was never started. */
export async function fetchEvents(client: Client, workflowId: string): Promise<readonly HistoryEvent[]> {
  const all: HistoryEvent[] = [];
  for (let events = await fetchRun(client, workflowId); events.length > 0;) {
    all.push(...events);
    const previous = events[0]?.workflowExecutionStartedEventAttributes?.continuedExecutionRunId;
    events = previous ? await fetchRun(client, workflowId, previous) : [];
  }
  return all;
}

async function fetchRun(client: Client, workflowId: string, runId?: string): Promise<readonly HistoryEvent[]> {
  try {
    return (await client.workflow.getHandle(workflowId, runId).fetchHistory()).events ?? [];
  } catch (error) {
    if (isGrpcServiceError(error) && Number(error.code) === NOT_FOUND) return [];
    throw error;
  }
}

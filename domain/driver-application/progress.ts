import { needsPreQualificationAnswers } from '../driver-pipeline/pre-qualification';
import { taskStatus } from '../driver-pipeline/requirements';
import type { DriverPipelineState } from '../driver-pipeline/state';
import { documentKinds, type DocumentStatus, requiredDocuments, requiredTasks } from '../driver-pipeline/tasks';
import { isOpen } from './status';

/** Whether the application lists a document: it is required, or was requested or started. */
export const isListedDocument = ({
  isRequired,
  status,
}: {
  readonly isRequired: boolean;
  readonly status: DocumentStatus;
}): boolean => isRequired || status !== 'initial';

const openDocuments: readonly DocumentStatus[] = ['initial', 'requested', 'rejected'];

/** Number of listed steps of an application, and of those that wait for nothing from the driver. */
interface ApplicationProgress {
  readonly done: number;
  readonly total: number;
}

/**
 * Progress of an application, counted as its page lists it: the pre-qualification questions, each required task, and each
 * listed document in place of the task of all documents.
 */
export function applicationProgress(state: DriverPipelineState): ApplicationProgress {
  const needsAnswers = needsPreQualificationAnswers(state);
  // Imported applications were never asked.
  const questions = needsAnswers || state.preQualification !== null ? [!needsAnswers] : [];
  const tasks = requiredTasks.filter((task) => task !== 'documents').map((task) => !isOpen(taskStatus(state, task)));
  const documents = documentKinds
    .map((kind) => ({ status: state.documents[kind].status, isRequired: requiredDocuments.includes(kind) }))
    .filter(isListedDocument)
    .map(({ status }) => !openDocuments.includes(status));
  const steps = [...questions, ...tasks, ...documents];
  return { done: steps.filter(Boolean).length, total: steps.length };
}

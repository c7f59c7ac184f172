import { describe, expect, it } from '@jest/globals';
import { applicationProgress } from '#domain/driver-application/progress';
import { taskStatus } from '#domain/driver-pipeline/requirements';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { type DocumentStatus, documentStatuses, type TaskStatus, taskStatuses } from '#domain/driver-pipeline/tasks';
import { entryOf, PipelineHistory } from '../driver-pipeline/pipeline-history';

const tasks = [
  'phone',
  'email',
  'photo',
  'schedule',
  'reference',
  'employmentHistory',
  'residenceHistory',
  'compliance',
];
const required = ['driverLicense', 'backDriverLicense', 'dotMedicalCard'];
const waiting = ['initial', 'requested', 'rejected'];

/** The status of each line on the page of an application. */
function listed({ tasks: statuses, documents }: DriverPipelineState): string[] {
  const isListed = ([kind, { status }]: [string, { status: DocumentStatus }]) =>
    required.includes(kind) || status !== 'initial';
  return [
    ...tasks.map((task) => statuses[task as 'photo']),
    ...Object.entries(documents)
      .filter(isListed)
      .map(([, { status }]) => status),
  ];
}

/** States with every status of each task and document, and those of whole applications. */
function states(): DriverPipelineState[] {
  const { state } = new PipelineHistory().toProcessing();
  const ofTasks = tasks.flatMap((task) =>
    taskStatuses.map((status: TaskStatus) => ({ ...state, tasks: { ...state.tasks, [task]: status } })),
  );
  const ofDocuments = Object.keys(state.documents).flatMap((kind) =>
    documentStatuses.map((status) => ({
      ...state,
      documents: { ...state.documents, [kind]: { status, fileId: null } },
    })),
  );
  const played = new PipelineHistory().toCertified().transitions.map(({ snapshot }) => snapshot);
  return [...ofTasks, ...ofDocuments, ...played];
}

describe('the progress of an application', () => {
  it('counts each listed line, and the pre-qualification questions', () => {
    const all = states();
    for (const state of all) {
      const lines = listed(state);
      const answered = state.preQualification === null ? 0 : 1;

      expect(applicationProgress(state)).toEqual({
        done: lines.filter((status) => !waiting.includes(status)).length + answered,
        total: lines.length + 1,
      });
    }
    expect(all.length).toBeGreaterThan(60);
  });

  it('moves with each step of the driver: answers, a contact, a document, a task', () => {
    const history = new PipelineHistory().signUp();
    const counts = [applicationProgress(history.state)];
    const steps = [
      () => history.send('confirmContact', { contact: 'email' }),
      () => history.send('preQualify', { answer: 'qualified' }),
      () => history.send('uploadDocument', { document: 'dotMedicalCard', fileId: 'card' }),
      () => history.send('submitTask', { task: 'photo', entryId: entryOf('photo') }),
    ];
    for (const step of steps) {
      step();
      counts.push(applicationProgress(history.state));
    }

    expect(counts).toEqual([0, 1, 2, 3, 4].map((done) => ({ done, total: 12 })));
    expect(taskStatus(history.state, 'documents')).toBe('initial');
  });
});

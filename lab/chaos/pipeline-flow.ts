import { resultKinds } from '#domain/driver-pipeline/results';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { type DocumentKind, requiredDocuments } from '#domain/driver-pipeline/tasks';
import type { OpsDriverFile } from '#domain/driver-reviews/schema';
import { DAY_MS } from '#domain/shared/durations';
import type { Person } from '../core/people';
import type { Applicant } from './applicants';
import { type CommandRunner, FlowEnded } from './command-runner';
import { sendCompliance } from './compliance';
import * as steps from './pipeline-steps';

export interface Flow {
  readonly applicant: Applicant;
  readonly opsMembers: readonly [Person, Person];
  readonly photo: Buffer<ArrayBuffer>;
}

type Phase = (runner: CommandRunner, flow: Flow) => Promise<void>;

/** Takes one driver from the pre-qualification answers to certification. Driver and operations act concurrently where allowed. */
export async function apply(runner: CommandRunner, flow: Flow): Promise<void> {
  try {
    for (const phase of [answerQuestions, fillIn, call, review, processResults, finish]) await phase(runner, flow);
  } catch (error) {
    if (!(error instanceof FlowEnded)) throw error;
  }
}

const answerQuestions: Phase = (runner, { applicant }) =>
  runner.run(applicant, applicant, steps.driverSteps.preQualify);

/** The driver fills in the application on three devices while operations assign an owner. */
const fillIn: Phase = async (runner, { applicant, opsMembers, photo }) => {
  const { schedule, references, employment, residence } = steps.driverSteps;
  const documents = requiredDocuments.map((document) => steps.uploadDocument(document, photo));
  const inOrder = async (list: readonly steps.Step[]): Promise<void> => {
    for (const step of list) await runner.run(applicant, applicant, step);
  };
  await Promise.all([
    inOrder([schedule, employment, references]),
    inOrder([...documents, residence, steps.sendPhoto(photo)]),
    sendCompliance(runner, applicant),
    changeOwner(runner, { applicant, opsMembers, photo }),
  ]);
  applicant.expected.push('taskStarted/documents', 'taskCompleted/documents');
  applicant.expected.push('applicationCompleted', 'stageEntered/Interview');
};

const changeOwner: Phase = async (runner, { applicant, opsMembers }) => {
  const [first, second] = opsMembers;
  const { owner } = await runner.read<OpsDriver>(first, `/ops/drivers/${applicant.userId}`);
  const next = owner?._id === first.userId ? second : first;
  await runner.run(applicant, first, steps.assignOwner(applicant.userId, next.userId));
};

/** Operations call the driver, who changes availability at the same time. */
const call: Phase = async (runner, { applicant, opsMembers: [opsMember] }) => {
  const { userId } = applicant;
  const byOps = async (): Promise<void> => {
    const until = new Date(Date.now() + DAY_MS).toISOString();
    await runner.run(applicant, opsMember, steps.snooze(userId, until));
    await runner.run(applicant, opsMember, steps.snooze(userId, null));
    await runner.run(applicant, opsMember, steps.passCall(userId));
  };
  const byDriver = async (): Promise<void> => {
    for (const isAvailable of [false, true, false, true]) {
      await runner.run(applicant, applicant, steps.setAvailability(isAvailable));
    }
  };
  await Promise.all([byOps(), byDriver()]);
};

/** One member of operations reviews documents, the other items, and both the photo. One document is rejected and sent again. */
const review: Phase = async (runner, flow) => {
  const { applicant, opsMembers, photo } = flow;
  const [first, second] = opsMembers;
  const { userId } = applicant;
  const file = await scanned(runner, flow);
  const reviewDocuments = async (): Promise<void> => {
    await runner.run(applicant, first, steps.rejectDocument(userId, 'dotMedicalCard', fileOf(file, 'dotMedicalCard')));
    await runner.run(applicant, applicant, steps.uploadDocument('dotMedicalCard', photo));
    const again = await scanned(runner, flow);
    for (const kind of requiredDocuments) {
      await runner.run(applicant, first, steps.approveDocument(userId, kind, fileOf(again, kind)));
    }
  };
  const reviewItems = async (): Promise<void> => {
    for (const { kind, items } of file.sections) {
      for (const [index, item] of items.entries()) {
        const isLast = index === items.length - 1;
        await runner.run(applicant, second, steps.approveItem(userId, kind, { item, isLast }));
      }
    }
  };
  await Promise.all([reviewDocuments(), reviewItems()]);
  applicant.expected.push('stageEntered/HRPaperWork');
  await runner.run(applicant, first, steps.approveTask(userId, 'compliance', file.compliance.entryId));
  await runner.race(applicant, opsMembers, steps.approveTask(userId, 'photo', file.photo.entryId));
};

/** The driver's file once all scans are complete. */
const scanned = (runner: CommandRunner, { applicant, opsMembers: [opsMember] }: Flow): Promise<OpsDriverFile> =>
  runner.read<OpsDriverFile>(opsMember, `/ops/drivers/${applicant.userId}/file`, ({ documents }) =>
    documents.every(({ status }) => status !== 'uploaded'),
  );

const fileOf = ({ documents }: OpsDriverFile, kind: DocumentKind): string =>
  documents.find(({ document }) => document === kind)?.file?._id ?? '';

/** Orders, receives and accepts all results concurrently. */
const processResults: Phase = async (runner, { applicant, opsMembers: [opsMember] }) => {
  await Promise.all(
    resultKinds.map(async (result) => {
      for (const status of ['ordered', 'received', 'accepted'] as const) {
        await runner.run(applicant, opsMember, steps.recordResult(applicant.userId, result, status));
      }
    }),
  );
  applicant.expected.push('stageEntered/WrappingUpHR');
};

const finish: Phase = (runner, { applicant, opsMembers: [, opsMember] }) =>
  runner.run(applicant, opsMember, steps.moveTo(applicant.userId, 'Certified'));

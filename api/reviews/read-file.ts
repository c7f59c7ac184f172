import { findSubmission } from '#db/driver-histories/driver-submission-store';
import { findOpsDriver } from '#db/driver-pipeline/ops-drivers';
import { readFindings } from '#db/review-queue/document-findings';
import { listReviewedFiles, type ReviewedFileRow } from '#db/review-queue/reviewed-files';
import { findSelfReportedFacts, type SelfReportedFacts } from '#db/review-queue/self-reported-facts';
import { isProofDocument } from '#domain/driver-pipeline/expiries';
import { sentEntry, taskStatus } from '#domain/driver-pipeline/requirements';
import { resultKinds } from '#domain/driver-pipeline/results';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { documentKinds, type FileTask, requiredDocuments } from '#domain/driver-pipeline/tasks';
import type { OpsDriverFile, ReviewedFile } from '#domain/driver-reviews/schema';
import { waitingReviews } from '#domain/driver-reviews/waiting';
import { experienceOn } from '#domain/drivers/experience';
import { ProblemError } from '#domain/problems';
import { todayOf } from '../http/today';
import type { SignedIn } from '../pipelines/command';
import { logView } from '../pipelines/log-view';
import { readSections } from './sections';

/** Everything that a driver has entered and submitted; each view is logged where the driver can see it. */
export async function readDriverFile(ctx: SignedIn, driverId: string): Promise<OpsDriverFile> {
  const { db } = ctx;
  const [row, facts] = await Promise.all([findOpsDriver(db, driverId), findSelfReportedFacts(db, driverId)]);
  if (row === undefined || facts === undefined) throw new ProblemError('not-found');
  const { snapshot: state } = row;
  await logView(ctx, driverId);
  const files = await listReviewedFiles(db, driverId);
  return {
    stated: presentSelfReported(facts, todayOf(ctx)),
    ...presentFiles(state, files),
    sections: await readSections(ctx, state),
    compliance: { status: taskStatus(state, 'compliance'), entryId: sentEntry(state, 'compliance') },
    schedule: await readSentSchedule(ctx, state),
    findings: await readFindings(db, driverId),
    waiting: waitingReviews(state),
  };
}

function presentSelfReported(
  { firstName, middleName, lastName, city, state, ...facts }: SelfReportedFacts,
  today: string,
) {
  return {
    name: [firstName, middleName, lastName].filter((part) => part !== null).join(' '),
    birthDate: facts.birthDate,
    place: `${city}, ${state}`,
    licenseClass: facts.licenseClass,
    endorsements: [...facts.endorsements],
    transmissions: [...facts.transmissions],
    experienceMonths: experienceOn(facts, today),
  };
}

function presentFiles(state: DriverPipelineState, files: readonly ReviewedFileRow[]) {
  const fileOf = (id: string | null): ReviewedFile | null => {
    const found = files.find((file) => file.id === id);
    return found === undefined ? null : presentFile(found);
  };
  const pictureOf = (task: FileTask) => {
    const entryId = sentEntry(state, task);
    return { status: taskStatus(state, task), entryId, file: fileOf(entryId) };
  };
  return {
    documents: documentKinds.map((document) => {
      const { status, fileId } = state.documents[document];
      const expiry = isProofDocument(document) ? state.expiries[document] : undefined;
      return {
        document,
        status,
        isRequired: requiredDocuments.includes(document),
        expiresOn: expiry?.on ?? null,
        file: fileOf(fileId),
      };
    }),
    photo: pictureOf('photo'),
    resume: pictureOf('resume'),
    results: resultKinds.map((result) => ({
      result,
      status: state.results[result],
      files: files.filter((file) => file.result === result).map(presentFile),
    })),
  };
}

function presentFile({ id, mediaType, sizeBytes, scan, sentAt, statedExpiresOn }: ReviewedFileRow): ReviewedFile {
  return { _id: id, mediaType, sizeBytes, scan, sentAt, statedExpiresOn };
}

async function readSentSchedule({ db }: SignedIn, state: DriverPipelineState): Promise<OpsDriverFile['schedule']> {
  const entryId = sentEntry(state, 'schedule');
  const sent =
    entryId === null
      ? undefined
      : await findSubmission<Pick<OpsDriverFile['schedule'], 'schedule'>>(db, state.driverId, entryId);
  return { status: taskStatus(state, 'schedule'), schedule: sent?.content.schedule ?? null };
}

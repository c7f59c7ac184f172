import { listHistory } from '#db/driver-histories/driver-history-store';
import { type ComplianceAnswers, emptyAnswers, emptyLicense } from '#domain/compliance/answers';
import { firstOpenStep, isStepDone } from '#domain/compliance/progress';
import type { ComplianceView } from '#domain/compliance/schema';
import { complianceSteps, isSignedAlone, stepOf } from '#domain/compliance/steps';
import { usStateCodes } from '#domain/places/us-states';
import { type LatestSubmission, readSubmissionStatus } from '../histories/submission-status';
import type { DriverContext } from '../me/answer';
import { getSelf } from '../me/jobs';
import { type Document, readWizard, type WizardState } from './progress';
import { presentAnswers } from './record';

/** The content of a submission: the time of the answers, and the ids of the signatures. */
export interface SentCompliance {
  readonly answersAt: string;
  readonly consents: readonly string[];
}

/** The wizard in the state in which the driver left it. */
export async function readCompliance(ctx: DriverContext, language?: string): Promise<ComplianceView> {
  const wizard = await readWizard(ctx, language);
  const { stored, documents, listed, progress } = wizard;
  const { standing } = await readComplianceStanding(ctx, wizard);
  const isSent = (standing.status === 'pending' || standing.status === 'approved') && !standing.isChanged;
  // A signature stays valid when a new version of the text comes into force.
  const doneSteps = complianceSteps.filter((step) => isSent || isStepDone(progress, step));
  return {
    ...presentAnswers(stored, await prefilledAnswers(ctx)),
    standing,
    listed,
    savedAt: stored?.updatedAt ?? null,
    wantsFreeCopy: stored?.wantsFreeCopy ?? false,
    documents: documents.map(presentDocument),
    doneSteps,
    openStep: isSent ? 'authorization' : firstOpenStep(progress),
    canSign: !ctx.onlyApprovedTexts || documents.every(({ text }) => text.status === 'approved'),
  };
}

export const readComplianceStanding = (
  ctx: DriverContext,
  { stored }: WizardState,
): Promise<LatestSubmission<SentCompliance>> =>
  readSubmissionStatus<SentCompliance>(ctx, 'compliance', (sent) => sent?.answersAt !== stored?.updatedAt);

const presentDocument = ({ kind, text, openedAt, endReachedAt, signedAt }: Document) => ({
  kind,
  step: stepOf(kind),
  textId: text.id,
  title: text.title,
  version: text.version,
  status: text.status,
  sha256: text.sha256,
  isSignedAlone: isSignedAlone(kind),
  openedAt,
  endReachedAt,
  signedAt,
});

/** Prefills answers that the driver gave elsewhere. */
export async function prefilledAnswers(ctx: DriverContext): Promise<ComplianceAnswers> {
  const { city, state: typed, endorsements, statedExperience } = await getSelf(ctx);
  const state = usStateCodes.find((code) => code === typed) ?? '';
  const home = await currentHome(ctx);
  const { address, checklist, motorVehicle, qualification } = emptyAnswers;
  return {
    address: { ...address, city, state, ...home },
    checklist: { ...checklist, endorsements: [...endorsements] },
    motorVehicle: { ...motorVehicle, licenses: [{ ...emptyLicense, state }] },
    qualification: { ...qualification, experience: statedExperience },
  };
}

/** The current home in the residence history; empty for a home outside the US. */
async function currentHome({ db, actor }: DriverContext): Promise<Partial<ComplianceAnswers['address']>> {
  const homes = await listHistory(db, actor.driverId, 'residence');
  const home = homes.find(({ endDate }) => endDate === null);
  const state = usStateCodes.find((code) => code === home?.state);
  if (home === undefined || state === undefined) return {};
  const { addressLine1, addressLine2, city, postalCode } = home;
  return { addressLine1, addressLine2, city, state, postalCode };
}

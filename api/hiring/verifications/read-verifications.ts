import { listHistory, type StoredItem } from '#db/driver-histories/driver-history-store';
import { listVerifications } from '#db/employment-verifications/read-verifications';
import { emptyItems } from '#domain/driver-histories/items';
import { type DotMode, testingQuestions } from '#domain/employment-verifications/questions';
import type { EmployerContact, VerificationView } from '#domain/employment-verifications/schema';
import { ProblemError } from '#domain/problems';
import { type CarrierContext, requireOpen } from '../dossier/gate';
import { getVerification } from './command';
import { loadDetails } from './load-details';
import { presentUnverified, presentVerification, type UnverifiedJob } from './present';

/** One verification of the caller's carrier. */
export async function readVerification(ctx: CarrierContext, id: string): Promise<VerificationView> {
  const row = await getVerification(ctx, id);
  const [details] = await loadDetails(ctx, row.driverId, [row]);
  if (details === undefined) throw new ProblemError('not-found');
  return presentVerification({ actor: ctx.actor, now: ctx.now() }, details);
}

/**
 * The driver's past employments with the carrier's verifications, newest employment first. Without access to the file, only
 * what the carrier itself has requested.
 */
export async function readVerifications(ctx: CarrierContext, driverId: string): Promise<VerificationView[]> {
  const { organizationId } = ctx.actor;
  const rows = (await listVerifications(ctx.db, { driverId, organizationId })).filter(
    ({ snapshot }) => !snapshot.isOver,
  );
  const isOpen = await isFileOpen(ctx, driverId, rows.length > 0);
  const reader = { actor: ctx.actor, now: ctx.now() };
  const verified = (await loadDetails(ctx, driverId, rows)).map((details) => presentVerification(reader, details));
  const jobs = isOpen ? await listHistory(ctx.db, driverId, 'employment') : [];
  const others = jobs
    .filter((job) => isVerifiable(job) && !rows.some(({ employmentHistoryId }) => employmentHistoryId === job._id))
    .map((job) => presentUnverified(reader, organizationId, unverified(driverId, job)));
  return [...verified, ...others].sort((one, other) => other.startDate.localeCompare(one.startDate));
}

async function isFileOpen(ctx: CarrierContext, driverId: string, hasOwn: boolean): Promise<boolean> {
  try {
    await requireOpen(ctx, driverId);
    return true;
  } catch (error) {
    if (!hasOwn || !(error instanceof ProblemError)) throw error;
    return false;
  }
}

/** A job of a driver's history, with every field: those from before a question existed lack it. */
export type Job = StoredItem<'employment'>;

/** Whether the entry names an employer that can be asked. */
export const isVerifiable = ({ type }: Job): boolean => type === 'employer' || type === null;

/** The contact data that the driver entered. */
export function contactOf(job: Job): EmployerContact {
  const { employerName, contactPerson, email, phone, fax, address, city, state, postalCode } = {
    ...emptyItems.employment,
    ...job,
  };
  return {
    name: employerName,
    mcdotNumber: null,
    contactPerson,
    email,
    phone,
    fax,
    address,
    city,
    state,
    postalCode,
  };
}

/** The agency that regulated the employer, as far as the driver's answers say. */
export const statedMode = ({ subjectToFmcsa }: Job): DotMode | null => (subjectToFmcsa === true ? 'fmcsa' : null);

function unverified(driverId: string, job: Job): UnverifiedJob {
  const mode = statedMode(job);
  return {
    driverId,
    employmentHistoryId: job._id,
    employer: contactOf(job),
    startDate: job.startDate,
    endDate: job.endDate,
    mode,
    questions: testingQuestions(mode, job.safetySensitive),
  };
}

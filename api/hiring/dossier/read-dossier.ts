import { logAccess } from '#db/accounts/access-log-store';
import { readConsentKind } from '#db/compliance/consent-store';
import { readCarrierAccesses } from '#db/dq-access/access-rows';
import { readDossier } from '#db/driver-dossier/dossier';
import { findLatestPhoto } from '#db/driver-dossier/dossier-files';
import { readItemNotes } from '#db/review-queue/item-review-store';
import { mayOpenConsent } from '#domain/driver-dossier/documents';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import { ProblemError } from '#domain/problems';
import { consentFile } from '../../drivers/compliance/consent-pdf';
import { openStoredFile } from '../../drivers/files/stored-files';
import type { FileResult } from '../../http/define-route';
import { todayOf } from '../../http/today';
import { NO_REQUEST, presentAccess } from '../dq-access/present';
import { readVerificationNotes } from '../verifications/read-notes';
import { type CarrierContext, openingOf, requireOpen, requireStore } from './gate';
import { presentDossier } from './present-dossier';

/** The driver's file for the caller; each opening is logged where the driver can see it. */
export async function readDriverDossier(ctx: CarrierContext, driverId: string): Promise<DriverDossier> {
  const dossier = await prepareDossier(ctx, driverId);
  await log(ctx, driverId, { action: 'driver-record', about: 'dossier' });
  return dossier;
}

/** The driver's file as the caller may read it. A caller that shows it logs it. */
export async function prepareDossier(ctx: CarrierContext, driverId: string): Promise<DriverDossier> {
  const of = { organizationId: ctx.actor.organizationId, driverId };
  const [dossier, accesses] = await Promise.all([
    readDossier(ctx, of),
    readCarrierAccesses(ctx.db, of.organizationId, [driverId]),
  ]);
  const { driver } = dossier;
  if (driver === undefined) throw new ProblemError('not-found');
  const { row, isByLaw, isWithheld } = accesses.get(driverId) ?? NO_REQUEST;
  const access = presentAccess(ctx, { row, stage: driver.stage, isByLaw, isWithheld });
  const opening = openingOf(ctx, dossier.relation, { ...access, isWithheld });
  return presentDossier({ actor: ctx.actor, dossier, driver, opening, access, today: todayOf(ctx) });
}

/** The driver's photo. */
export async function openPhoto(ctx: CarrierContext, driverId: string): Promise<FileResult> {
  await requireOpen(ctx, driverId);
  const fileId = await findLatestPhoto(ctx.db, driverId);
  if (fileId === undefined) throw new ProblemError('not-found');
  return openStoredFile(ctx, { driverId, fileId });
}

/** A document that the driver signed, as PDF. */
export async function openConsent(
  ctx: CarrierContext,
  { driverId, consentId }: { readonly driverId: string; readonly consentId: string },
): Promise<FileResult> {
  const stores = await requireOpen(ctx, driverId);
  const kind = await readConsentKind(ctx.db, { driverId, consentId });
  if (kind === undefined) throw new ProblemError('not-found');
  requireStore(mayOpenConsent(kind, stores));
  const { kind: about, ...file } = await consentFile(ctx, driverId, consentId);
  await log(ctx, driverId, { action: 'consent', about });
  return file;
}

/**
 * The reviewers' notes on a section of the driver's file, and on employments the carrier's own contacts with past employers:
 * they are part of the investigation (49 CFR 391.53).
 */
export async function readNotes(
  ctx: CarrierContext,
  {
    driverId,
    ...of
  }: { readonly driverId: string; readonly kind: string; readonly itemIds: readonly string[] | undefined },
): ReturnType<typeof readItemNotes> {
  requireStore((await requireOpen(ctx, driverId)).includes('investigation'));
  await log(ctx, driverId, { action: 'driver-record', about: 'notes' });
  const notes = await readItemNotes(ctx.db, { driverId, ...of });
  if (of.kind !== 'employmentHistory') return notes;
  const { organizationId } = ctx.actor;
  const own = (await readVerificationNotes(ctx, { organizationId, driverId })).filter(
    ({ itemId }) => of.itemIds === undefined || of.itemIds.includes(itemId),
  );
  return [...notes, ...own].sort((one, other) => other.at.localeCompare(one.at));
}

function log(
  { db, actor, now }: CarrierContext,
  subjectDriverId: string,
  access: { readonly action: 'driver-record' | 'consent'; readonly about: string },
): Promise<void> {
  const { userId: actorId, organizationId } = actor;
  return logAccess(db, { ...access, actorId, organizationId, subjectDriverId, at: now() });
}

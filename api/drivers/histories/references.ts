import { findUser } from '#db/accounts/user-store';
import { lockHistories } from '#db/driver-histories/driver-history-store';
import { readReferences, storeReferences } from '#db/driver-histories/driver-reference-store';
import { storedPhone } from '#domain/driver-histories/contacts';
import { MIN_REFERENCES } from '#domain/driver-histories/reference-limits';
import { checkReference, type Reference } from '#domain/driver-histories/references';
import type { FieldIssue } from '#domain/driver-histories/rules';
import type { ReferencesBody, ReferencesView } from '#domain/driver-histories/schema';
import { plainEmail } from '#domain/shared/typed-email';
import { requireUnchanged } from '../../http/require-unchanged';
import type { DriverContext } from '../me/answer';
import { referenceId } from './reference-id';
import { isListChanged, readSubmissionStatus, reopenIfChanged, requireNoIssues, submitTask } from './submission-status';

/** The current references, submitted or not. */
export async function readOwnReferences(ctx: DriverContext): Promise<ReferencesView> {
  const references = await readReferences(ctx.db, ctx.actor.driverId);
  const { standing } = await readSubmissionStatus(ctx, 'reference', isListChanged(references));
  const { driverId } = ctx.actor;
  const named = references.map((reference) => ({ _id: referenceId(driverId, reference.phone), ...reference }));
  return { references: named, standing };
}

async function issuesOf({ db, actor }: DriverContext, references: readonly Reference[]): Promise<FieldIssue[]> {
  const ownPhone = (await findUser(db, actor.driverId))?.phone ?? null;
  return references.flatMap((reference, index) =>
    checkReference(reference, references.slice(0, index), ownPhone).map((issue) => ({
      ...issue,
      field: `references/${index}/${issue.field}`,
    })),
  );
}

async function storeNormalized(ctx: DriverContext, { references, was }: ReferencesBody): Promise<Reference[]> {
  const { driverId } = ctx.actor;
  const next = references.map((reference) => ({
    ...reference,
    phone: storedPhone(reference.phone),
    email: plainEmail(reference.email),
  }));
  await ctx.db.transaction(async (trx) => {
    await lockHistories(trx, driverId);
    requireUnchanged({ current: await readReferences(trx, driverId), was, next });
    await storeReferences(trx, driverId, next);
  });
  return next;
}

/** Stores the references entered so far; there may be too few to submit. */
export async function saveReferences(ctx: DriverContext, body: ReferencesBody): Promise<ReferencesView> {
  requireNoIssues(await issuesOf(ctx, body.references));
  const items = await storeNormalized(ctx, body);
  await reopenIfChanged(ctx, 'reference', isListChanged(items));
  return readOwnReferences(ctx);
}

/** Submits the references for verification. */
export async function submitReferences(ctx: DriverContext, body: ReferencesBody): Promise<ReferencesView> {
  const { references } = body;
  const tooFew: FieldIssue[] =
    references.length < MIN_REFERENCES ? [{ field: 'references', code: 'references-too-few' }] : [];
  requireNoIssues([...(await issuesOf(ctx, references)), ...tooFew]);
  const items = await storeNormalized(ctx, body);
  await submitTask(ctx, 'reference', { items });
  return readOwnReferences(ctx);
}

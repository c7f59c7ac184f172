import { findCompliance, type StoredCompliance } from '#db/compliance/compliance-store';
import { listConsents, listReadings } from '#db/compliance/consent-store';
import { listHistory } from '#db/driver-histories/driver-history-store';
import { type LegalText, listLegalTexts } from '#db/legal/legal-text-store';
import type { ComplianceProgress, DocumentProgress } from '#domain/compliance/progress';
import { checkDriving, checkIdentity, type ListedEvents } from '#domain/compliance/rules';
import { type ConsentKind, consentKinds, isConsentKind } from '#domain/compliance/steps';
import { countWithin } from '#domain/driver-histories/coverage';
import { todayOf } from '../../http/today';
import type { DriverContext } from '../me/answer';

/** A consent text in force, with the driver's progress. */
export type Document = DocumentProgress & { readonly text: LegalText };

export interface WizardState {
  readonly stored: StoredCompliance | undefined;
  readonly documents: readonly Document[];
  readonly listed: ListedEvents;
  readonly progress: ComplianceProgress;
}

/** The driver's progress: the answers, and the texts in force in the driver's language. */
export async function readWizard(ctx: DriverContext, language?: string): Promise<WizardState> {
  const { driverId } = ctx.actor;
  const stored = await findCompliance(ctx, driverId);
  const documents = await listDocuments(ctx, language);
  const listed = await readListedEvents(ctx);
  return { stored, documents, listed, progress: progressOf(stored, documents, { today: todayOf(ctx), listed }) };
}

function progressOf(
  stored: StoredCompliance | undefined,
  documents: readonly Document[],
  at: { readonly today: string; readonly listed: ListedEvents },
): ComplianceProgress {
  if (stored === undefined) return { isIdentityComplete: false, isDrivingComplete: false, documents };
  const { answers, ssn } = stored;
  const issues = checkIdentity(answers.address, { typed: '', isStored: ssn !== null });
  return {
    isIdentityComplete: issues.length === 0,
    isDrivingComplete: checkDriving(answers, at).length === 0,
    documents,
  };
}

/** The number of accidents and violations that the driver listed for the last three years. */
async function readListedEvents(ctx: DriverContext): Promise<ListedEvents> {
  const count = async (kind: 'accident' | 'violation') => {
    const items = await listHistory(ctx.db, ctx.actor.driverId, kind);
    return countWithin(
      items.map(({ startDate }) => startDate),
      todayOf(ctx),
    );
  };
  return { accidents: await count('accident'), violations: await count('violation') };
}

async function listDocuments(ctx: DriverContext, language: string | undefined): Promise<Document[]> {
  const { db, actor } = ctx;
  const texts = await listLegalTexts(db, { on: todayOf(ctx), language });
  const readings = new Map((await listReadings(db, actor.driverId)).map((reading) => [reading.textId, reading]));
  const signings = new Map(
    (await listConsents(db, actor.driverId)).reverse().map((item) => [item.textId, item.signedAt]),
  );
  const documents = texts.flatMap((text): Document[] => {
    if (!isConsentKind(text.kind)) return [];
    const reading = readings.get(text.id);
    const read = { openedAt: reading?.openedAt ?? null, endReachedAt: reading?.endReachedAt ?? null };
    return [{ kind: text.kind, text, ...read, signedAt: signings.get(text.id) ?? null }];
  });
  return documents.sort((one, other) => rankOf(one.kind) - rankOf(other.kind));
}

const rankOf = (kind: ConsentKind): number => consentKinds.indexOf(kind);

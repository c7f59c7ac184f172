import { createHash } from 'node:crypto';
import type { CandidacyRow } from '#db/candidacies/candidacy';
import type { Reading } from '#db/compliance/consent-store';
import { readApplicationFacts } from '#db/employment-applications/application-facts';
import { listPapers, type SignedFor } from '#db/employment-applications/paper-store';
import { listApplicationReadings } from '#db/employment-applications/reading-store';
import { hiredEmploymentId } from '#db/employments/hired-employment-rows';
import { type LegalText, listLegalTexts } from '#db/legal/legal-text-store';
import {
  applicationContent,
  type ApplicationSection,
  testHistorySection,
} from '#domain/employment-applications/content';
import { type ApplicationFacts, missingParts, type RequiredPart } from '#domain/employment-applications/facts';
import { type Paper, textsToSign } from '#domain/employment-applications/papers';
import { type ApplicationText, applicationTexts } from '#domain/employment-applications/texts';
import { mergeValues } from '#domain/legal/merge-values';
import { ProblemError } from '#domain/problems';
import { todayOf } from '../../http/today';
import type { DriverContext } from '../me/answer';

/** A text in force that names the carrier. Its hash is that of the wording. */
export interface NamedText extends LegalText {
  readonly kind: ApplicationText;
}

/** The driver's application to the carrier of one offer, with what is signed and what is to be signed. */
export interface LoadedApplication {
  readonly of: SignedFor;
  readonly facts: ApplicationFacts;
  readonly papers: readonly Paper[];
  readonly texts: readonly NamedText[];
  readonly readings: readonly Reading[];
  /** As the driver sees it: without most of the Social Security number. */
  readonly shown: readonly ApplicationSection[];
  readonly shownSha256: string;
  readonly missing: readonly RequiredPart[];
}

const LAST_DIGITS = 4;

/** The employment of the offer. */
export function signedFor({ id, driverId, organizationId, state }: CandidacyRow): SignedFor {
  if (state.hire === null) throw new ProblemError('no-offer-to-sign-for');
  return { driverId, organizationId, employmentId: hiredEmploymentId(id, state.hire.hireSeq) };
}

/** Reads everything that the driver sees before signing. */
export async function loadApplication(
  ctx: DriverContext,
  candidacy: CandidacyRow,
  language: string | undefined,
): Promise<LoadedApplication> {
  const of = signedFor(candidacy);
  const { orderId } = candidacy;
  const [facts, papers, readings, all] = await Promise.all([
    readApplicationFacts(ctx, { ...of, orderId, on: todayOf(ctx) }),
    listPapers(ctx.db, [of.employmentId]),
    listApplicationReadings(ctx.db, of.employmentId),
    listLegalTexts(ctx.db, { on: todayOf(ctx), language }),
  ]);
  if (facts === undefined) throw new ProblemError('not-found');
  const shown = [...applicationContent({ ...facts, ssn: masked(facts.ssn) }), testHistorySection(facts)];
  return {
    of,
    facts,
    papers: papers.get(of.employmentId) ?? [],
    texts: namedTexts(all, facts),
    readings,
    shown,
    shownSha256: createHash('sha256').update(JSON.stringify(shown)).digest('hex'),
    missing: missingParts(facts),
  };
}

const masked = (ssn: string | null): string | null => ssn && `Ends in ${ssn.slice(-LAST_DIGITS)}`;

function namedTexts(all: readonly LegalText[], { carrier }: ApplicationFacts): NamedText[] {
  return applicationTexts.map((kind) => {
    const text = all.find((one) => one.kind === kind);
    if (text === undefined) throw new ProblemError('not-found');
    return { ...text, kind, body: mergeValues(text.body, { carrier: carrier.name, address: carrier.address }) };
  });
}

/** Whether all of these texts can be signed here: in production, only texts that the operator approved can. */
export const areApproved = (
  { onlyApprovedTexts }: Pick<DriverContext, 'onlyApprovedTexts'>,
  texts: readonly Pick<LegalText, 'status'>[],
): boolean => !onlyApprovedTexts || texts.every(({ status }) => status === 'approved');

/** The texts that the driver can sign now. */
export const openTexts = ({ papers, texts }: Pick<LoadedApplication, 'papers' | 'texts'>): NamedText[] => {
  const open = textsToSign(papers);
  return texts.filter(({ kind }) => open.includes(kind));
};

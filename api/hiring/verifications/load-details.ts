import { listAttempts, type VerificationAttempt } from '#db/employment-verifications/attempt-store';
import { readVerificationConsents, type SignedVerificationConsent } from '#db/employment-verifications/consent-store';
import { type AttachedFile, listSentFiles } from '#db/employment-verifications/draft-store';
import { withLaterBasis } from '#db/employment-verifications/later-basis';
import { listLinks, type SentLink } from '#db/employment-verifications/link-store';
import type { VerificationRow } from '#db/employment-verifications/read-verifications';
import { listResponses, type VerificationResponse } from '#db/employment-verifications/response-store';
import { verificationCipher } from '#db/employment-verifications/sealed-rows';
import { readSubjects, type VerificationSubject } from '#db/employment-verifications/subject-store';
import { readNotes } from '#db/messages/note-store';
import type { RouteContext } from '../../http/context';

/** A verification with everything that its views show. */
export interface VerificationDetails {
  readonly row: VerificationRow;
  readonly subject: VerificationSubject;
  readonly attempts: readonly VerificationAttempt[];
  readonly links: readonly SentLink[];
  readonly responses: readonly VerificationResponse[];
  readonly files: readonly AttachedFile[];
  readonly consent: SignedVerificationConsent | undefined;
  readonly postponedText: string;
  readonly disputeText: string;
  readonly rebuttalText: string;
  /** Whether the carrier has a later application or employment of the driver. */
  readonly hasLaterBasis: boolean;
}

/** The details of verifications of one driver, with a fixed number of queries. */
export async function loadDetails(
  ctx: Pick<RouteContext, 'db' | 'vault'>,
  driverId: string,
  rows: readonly VerificationRow[],
): Promise<VerificationDetails[]> {
  if (rows.length === 0) return [];
  const { db } = ctx;
  const ids = rows.map(({ id }) => id);
  const cipher = await verificationCipher(ctx, driverId);
  const [subjects, attempts, links, responses, files, consents, notes, later] = await Promise.all([
    readSubjects(db, cipher, ids),
    listAttempts(db, cipher, ids),
    listLinks(db, cipher, ids),
    listResponses(db, cipher, ids),
    listSentFiles(db, ids),
    readVerificationConsents(db, rows.map(consentOf)),
    readNotes(db, rows.flatMap(notesOf)),
    withLaterBasis(db, ids),
  ]);
  return rows.flatMap((row) => {
    const { id, snapshot } = row;
    const subject = subjects.get(id);
    if (subject === undefined) return [];
    const isOwn = (one: { readonly verificationId: string }): boolean => one.verificationId === id;
    return {
      row,
      subject,
      attempts: attempts.filter(isOwn),
      links: links.filter(isOwn),
      responses: responses.filter(isOwn),
      files: files.filter(isOwn),
      consent: consents.get(snapshot.consentId ?? ''),
      postponedText: notes.get(snapshot.postponed?.noteId ?? '') ?? '',
      disputeText: notes.get(snapshot.dispute?.noteId ?? '') ?? '',
      rebuttalText: notes.get(snapshot.rebuttal?.noteId ?? '') ?? '',
      hasLaterBasis: later.has(id),
    };
  });
}

const consentOf = ({ snapshot }: VerificationRow): string | null => snapshot.consentId;

const notesOf = ({ snapshot: { postponed, dispute, rebuttal } }: VerificationRow): (string | null)[] => [
  postponed?.noteId ?? null,
  dispute?.noteId ?? null,
  rebuttal?.noteId ?? null,
];

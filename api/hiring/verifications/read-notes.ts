import { listVerifications } from '#db/employment-verifications/read-verifications';
import { channelNames, declineNames } from '#domain/employment-verifications/labels';
import type { ResponseKind } from '#domain/employment-verifications/states';
import type { RouteContext } from '../../http/context';
import { loadDetails, type VerificationDetails } from './load-details';

/** A note on an entry of the employment history. */
interface EntryNote {
  readonly id: string;
  readonly itemId: string;
  readonly text: string;
  readonly at: string;
}

/** The carrier's contacts with past employers and what they sent, as notes on the driver's employments. */
export async function readVerificationNotes(
  ctx: Pick<RouteContext, 'db' | 'vault'>,
  of: { readonly organizationId: string; readonly driverId: string },
): Promise<EntryNote[]> {
  const rows = await listVerifications(ctx.db, of);
  return (await loadDetails(ctx, of.driverId, rows)).flatMap(notesOf);
}

const responseTexts: Readonly<Record<ResponseKind, string>> = {
  answer: 'Answered',
  correction: 'Corrected the answer',
  decline: 'Declined to answer',
  refusal: 'Did not correct the answer',
};

function notesOf({
  row,
  attempts,
  responses,
  postponedText,
  disputeText,
  rebuttalText,
}: VerificationDetails): EntryNote[] {
  const { employmentHistoryId: itemId, snapshot, id } = row;
  const { postponed, dispute, rebuttal, closing } = snapshot;
  const notNow = postponed?.noteId ?? null;
  const note = (key: string, at: string, parts: readonly (string | null)[]): EntryNote => ({
    id: key,
    itemId,
    at,
    text: parts.filter((part) => part !== null && part !== '').join('. '),
  });
  return [
    ...(postponed === undefined || notNow === null
      ? []
      : [note(notNow, postponed.at, ['The driver does not consent yet', postponedText])]),
    ...attempts.map(({ id: attemptId, channel, number, at, note: said }) =>
      note(attemptId, at, [`${channelNames[channel]} to the past employer, contact ${String(number)}`, said]),
    ),
    ...responses.map(({ id: responseId, kind, respondent, reason, text, at }) =>
      note(responseId, at, [
        `${responseTexts[kind]}: ${respondent.name}, ${respondent.title}`,
        reason && declineNames[reason],
        text,
      ]),
    ),
    ...(dispute === null ? [] : [note(dispute.noteId, dispute.at, ['The driver disputes the answer', disputeText])]),
    ...(rebuttal === null
      ? []
      : [note(rebuttal.noteId, rebuttal.at, ['The driver attached a rebuttal', rebuttalText])]),
    ...(closing === null || closing.fileId === null ? [] : [note(id, closing.at, ['Closed in good faith'])]),
  ];
}

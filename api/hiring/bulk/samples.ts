import { mergeTexts } from '#db/message-templates/merge-values';
import { BULK_SAMPLES } from '#domain/bulk/actions';
import type { CandidateAction } from '#domain/bulk/candidates/schema';
import type { BulkSample } from '#domain/bulk/schema';
import type { Staff } from './targets';

/** A driver whom a bulk action is possible for. */
export interface SampleReader {
  readonly name: string;
  readonly driverId: string;
  /** The order that the text is about. */
  readonly orderId: string;
}

/** The text of an action as its first drivers will read it; none for an action without one. */
export async function readSamples(
  { db, actor }: Staff,
  act: CandidateAction,
  readers: readonly SampleReader[],
): Promise<BulkSample[]> {
  const { organizationId, userId: senderId } = actor;
  const subject = act.kind === 'messageCandidates' ? act.subject : null;
  const text = 'text' in act ? act.text : '';
  if (text === '') return [];
  return Promise.all(
    readers.slice(0, BULK_SAMPLES).map(async ({ name, driverId, orderId }) => {
      const merge = { driverId, orderId, organizationId, senderId };
      const [filledText = '', filledSubject = null] = await mergeTexts(
        db,
        merge,
        subject === null ? [text] : [text, subject],
      );
      return { name, subject: filledSubject, text: filledText };
    }),
  );
}

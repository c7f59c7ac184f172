import { findLegalText, findLegalTextByHash, type LegalText } from '#db/legal/legal-text-store';
import { legalPageOf } from '#domain/legal/kinds';
import type { LegalTextView } from '#domain/legal/schema';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../http/context';
import { todayOf } from '../http/today';

/** A legal text by its page's name, its kind, or the hash of the text that was shown. */
export async function readLegalPage(
  ctx: RouteContext,
  name: string,
  language: string | undefined,
): Promise<LegalTextView> {
  const page = legalPageOf(name);
  if (page === undefined) throw new ProblemError('not-found');
  const text =
    'kind' in page
      ? await findLegalText(ctx.db, page.kind, { on: todayOf(ctx), language })
      : await findLegalTextByHash(ctx.db, page.sha256);
  if (text === undefined) throw new ProblemError('not-found');
  return presentLegalText(text);
}

export const presentLegalText = ({ id, ...text }: LegalText): LegalTextView => ({ _id: id, ...text });

import { listPapersOfHires, type PapersOfHires } from '#db/employment-applications/papers-of-hires';
import { listLegalTexts } from '#db/legal/legal-text-store';
import type { CandidacyState } from '#domain/candidacies/state';
import { isApplicationText } from '#domain/employment-applications/texts';
import { todayOf } from '../../http/today';
import type { DriverContext } from '../me/answer';
import { areApproved } from './load';

/** The papers that the driver can sign for the carriers of hires; none where the operator has not approved the texts. */
export async function listSignablePapers(
  ctx: DriverContext,
  states: readonly CandidacyState[],
): Promise<PapersOfHires> {
  const papers = await listPapersOfHires(ctx.db, states);
  if (papers.size === 0 || !ctx.onlyApprovedTexts) return papers;
  const texts = await listLegalTexts(ctx.db, { on: todayOf(ctx), language: undefined });
  return areApproved(
    ctx,
    texts.filter(({ kind }) => isApplicationText(kind)),
  )
    ? papers
    : new Map();
}

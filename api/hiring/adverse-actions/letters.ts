import type { LetterFacts } from '#db/adverse-actions/letter-facts';
import { findLegalText, type LegalText } from '#db/legal/legal-text-store';
import { waitFrom } from '#domain/adverse-actions/days';
import { letterKinds, type LetterValues, mergeLetter, RIGHTS_KIND } from '#domain/adverse-actions/letters';
import type { AdverseLetter, ReportingAgency } from '#domain/adverse-actions/schema';
import type { NoticeKind } from '#domain/adverse-actions/states';
import type { LegalKind } from '#domain/legal/kinds';
import { ProblemError } from '#domain/problems';
import { longDate } from '#domain/shared/long-date';
import { dateAt } from '#domain/shared/zoned-time';
import { formatPhone } from '#platform/phone';
import type { RouteContext } from '../../http/context';
import { todayOf } from '../../http/today';

/** The parts of a letter that depend on the case. */
export interface LetterInput {
  readonly kind: NoticeKind;
  readonly facts: LetterFacts;
  readonly agency: ReportingAgency;
  readonly waitDays: number;
  readonly decidedOn: string | null;
}

/** A letter with the versions of its texts, which prove its wording. */
export interface WrittenLetter {
  readonly text: AdverseLetter;
  readonly textIds: readonly string[];
  readonly language: string;
}

/** The database and the time. */
type LetterContext = Pick<RouteContext, 'db' | 'now' | 'timeZone'>;

/** The letter as of now: the text in force with the values of the case, and the summary of rights where the law asks for it. */
export async function writeLetter(ctx: LetterContext, input: LetterInput): Promise<WrittenLetter> {
  const legal = await textOf(ctx, letterKinds[input.kind]);
  const rights = input.kind === 'final' ? null : await textOf(ctx, RIGHTS_KIND);
  const texts = rights === null ? [legal] : [legal, rights];
  return {
    text: {
      kind: input.kind,
      title: legal.title,
      body: mergeLetter(legal.body, valuesOf(ctx, input)),
      isTemplate: texts.some(({ status }) => status === 'template'),
      rights: rights && { title: rights.title, body: rights.body },
    },
    textIds: texts.map(({ id }) => id),
    language: legal.language,
  };
}

async function textOf(ctx: LetterContext, kind: LegalKind): Promise<LegalText> {
  const text = await findLegalText(ctx.db, kind, { on: todayOf(ctx) });
  if (text === undefined) throw new ProblemError('not-found');
  return text;
}

function valuesOf({ now }: LetterContext, { facts, agency, waitDays, decidedOn }: LetterInput): LetterValues {
  const at = now().toISOString();
  // A fixed instant to compare with, so that the year is always shown.
  const dayOf = (day: string): string => longDate(day, new Date(0).toISOString());
  return {
    driver: facts.driver,
    carrier: facts.carrier,
    job: facts.job,
    date: dayOf(dateAt(at, facts.zone)),
    agency: agency.name,
    agencyAddress: agency.address,
    agencyPhone: formatPhone(agency.phone),
    waitDays: String(waitDays),
    answerBy: dayOf(waitFrom(at, waitDays, facts.zone).endsOn ?? dateAt(at, facts.zone)),
    decidedOn: dayOf(decidedOn ?? dateAt(at, facts.zone)),
  };
}

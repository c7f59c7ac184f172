import { dayOf } from '../model/employment';
import type { Evidence, Subject } from '../model/evidence';
import type { License } from '../model/facts';
import type { Lookback, Requirement } from '../model/requirement';
import { appliesSince } from './applies-since';
import type { Context } from './context';
import { later, spanAfter, spanBefore } from './days';
import { employersOf, isInGroup } from './past-employers';
import { type Truth, truthOf } from './truth';

/** The subject of one line. Its first duty is not before `dueFrom`. */
export interface LineSubject {
  readonly subject: Subject | null;
  readonly dueFrom: string | null;
  /** Whether the line exists at all, as far as it is known. */
  readonly exists: Truth;
}

const certain: Truth = { holds: true, facts: [] };
const unknownBecauseOf = (fact: 'licenses' | 'pastEmployers'): LineSubject[] => [
  { subject: null, dueFrom: null, exists: truthOf(undefined, fact) },
];
const about = (subject: Subject, exists: Truth = certain): LineSubject => ({ subject, dueFrom: null, exists });

/** The subjects of a requirement: one line each. */
export function subjectsOf(version: Requirement, context: Context): readonly LineSubject[] {
  const { per, lookback } = version;
  if (per === 'certificate') return certificatesOf(context);
  if (lookback === null) return [{ subject: null, dueFrom: null, exists: certain }];
  if ('states' in lookback) return statesOf(version, lookback, context);
  const employers = employersOf(context, lookback.years);
  if (employers === undefined) return unknownBecauseOf('pastEmployers');
  return employers
    .map((employer) => about(employer.id, isInGroup(employer, lookback.employers)))
    .filter(({ exists }) => exists.holds !== false);
}

type StateLookback = Extract<Lookback, { states: string }>;

/** Licensing authorities of the years before the application and of the days until the hire, or of the rounds since the hire. */
function statesOf(version: Requirement, lookback: StateLookback, context: Context): readonly LineSubject[] {
  const { licenses } = context.file;
  if (licenses === undefined) return unknownBecauseOf('licenses');
  const isAnchored = lookback.from === 'application';
  const concerned = licenses.filter(
    (license) =>
      (lookback.states === 'all' || !license.isForeign) &&
      (isAnchored ? isOfHire(license, lookback, context) : isOfRound(license, version, context)),
  );
  return [...new Set(concerned.map(({ state }) => state))].map((state) => ({
    ...about(state),
    dueFrom: isAnchored
      ? null
      : nextRound(
          concerned.filter((license) => license.state === state),
          lookback,
          context,
        ),
  }));
}

/** Whether a license was held in the years before the application (or a later change of job), or until the hire. */
function isOfHire(
  { heldFrom, heldUntil }: License,
  { years }: StateLookback,
  { employment, on, restartedOn }: Context,
): boolean {
  const anchor = restartedOn ?? dayOf(employment, 'application') ?? on;
  const last = later(anchor, dayOf(employment, 'hire'));
  return heldFrom <= last && (heldUntil === null || heldUntil >= spanBefore(anchor, `${years} years`));
}

/**
 * Whether a license is in a yearly round that is due or was missed: it was held since the last record of its state, or since the
 * first round began. Time does not end a missed duty. Foreign authorities are asked since the rule names them.
 */
function isOfRound(
  { state, isForeign, heldFrom, heldUntil }: License,
  version: Requirement,
  context: Context,
): boolean {
  if (heldFrom > context.dutyDay) return false;
  if (heldUntil === null) return true;
  const since = appliesSince(version, context);
  const first = dayOf(context.employment, 'hire') ?? spanBefore(context.dutyDay, ROUND);
  const begin = since === null ? first : later(first, spanBefore(since, ROUND));
  const [last = begin] = recordsOf(context)
    .filter(({ about: of }) => of === state)
    .flatMap(({ dates: { received } }) => (received !== undefined && received <= context.dutyDay ? [received] : []))
    .toSorted()
    .toReversed();
  return heldUntil >= later(last, isForeign ? version.from : null);
}

const ROUND = '12 months';

/** The driving records that the carrier obtained. */
const recordsOf = ({ file, employment }: Context): Evidence[] =>
  file.evidence.filter(
    ({ kind, review, organizationId }) =>
      kind === 'mvr' && review?.result === 'accepted' && organizationId === employment?.organizationId,
  );

/**
 * A state that licenses the driver since after the hire is in the next annual round, which asks every state: a year after the last
 * record of any state (49 CFR 391.25(a)). If that round was overdue already, the state has its own year.
 */
function nextRound(licenses: readonly License[], { years }: Lookback, context: Context): string | null {
  const since = licenses.map(({ heldFrom }) => heldFrom).toSorted()[0] ?? '';
  const hiredOn = dayOf(context.employment, 'hire') ?? since;
  if (since <= hiredOn) return null;
  const lastRound = recordsOf(context)
    .flatMap(({ dates: { received } }) => (received !== undefined && received <= since ? [received] : []))
    .reduce((latest, received) => later(latest, received), hiredOn);
  const round = spanAfter(lastRound, `${years} years`);
  return round > since ? round : spanAfter(since, `${years} years`);
}

/** The day of the examination; of a certificate that does not state it, its issue or its arrival. */
export const examinedOn = ({ dates: { examined, issued, received } }: Evidence): string | undefined =>
  examined ?? issued ?? received;

/** Medical certificates in use during the employment; the note on the next one is due when its predecessor ends. */
function certificatesOf({ file, employment, dutyDay }: Context): readonly LineSubject[] {
  const certificates = file.evidence
    .filter(({ kind, review }) => kind === 'medicalCertificate' && review?.result === 'accepted')
    .filter(({ findings }) => !findings.includes('notCertified'))
    .flatMap((certificate) => {
      const { id, dates } = certificate;
      const examined = examinedOn(certificate);
      return examined === undefined ? [] : [{ id, examined, expires: dates.expires }];
    })
    .filter(({ examined }) => examined <= dutyDay)
    .toSorted((one, other) => one.examined.localeCompare(other.examined));
  return certificates
    .map(({ id, examined, expires }, index) => ({
      expires,
      subject: id,
      dueFrom: later(examined, certificates[index - 1]?.expires ?? null),
      exists: certain,
    }))
    .filter(({ expires }) => expires === undefined || expires >= (employment?.startedOn ?? ''));
}

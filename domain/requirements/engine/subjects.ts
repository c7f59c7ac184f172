import { dayOf } from '../model/employment';
import type { Subject } from '../model/evidence';
import type { License } from '../model/facts';
import type { Lookback, Requirement } from '../model/requirement';
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
export function subjectsOf({ per, lookback }: Requirement, context: Context): readonly LineSubject[] {
  if (per === 'certificate') return certificatesOf(context);
  if (lookback === null) return [{ subject: null, dueFrom: null, exists: certain }];
  if ('states' in lookback) return statesOf(lookback, context);
  const employers = employersOf(context, lookback.years);
  if (employers === undefined) return unknownBecauseOf('pastEmployers');
  return employers
    .map((employer) => about(employer.id, isInGroup(employer, lookback.employers)))
    .filter(({ exists }) => exists.holds !== false);
}

/** Licensing authorities of the years before the application and of the days until the hire, or before the day. */
function statesOf(lookback: Extract<Lookback, { states: string }>, context: Context): readonly LineSubject[] {
  const { file, employment, on, dutyDay } = context;
  const isAnchored = lookback.from === 'application';
  const anchor = isAnchored ? (dayOf(employment, 'application') ?? on) : dutyDay;
  const first = spanBefore(anchor, `${lookback.years} years`);
  const last = isAnchored ? later(anchor, dayOf(employment, 'hire')) : dutyDay;
  const isHeld = ({ heldFrom, heldUntil }: License): boolean =>
    heldFrom <= last && (heldUntil === null || heldUntil >= first);
  if (file.licenses === undefined) return unknownBecauseOf('licenses');
  const licenses = file.licenses.filter(
    (license) => isHeld(license) && (lookback.states === 'all' || !license.isForeign),
  );
  return [...new Set(licenses.map(({ state }) => state))].map((state) => ({
    ...about(state),
    dueFrom: isAnchored
      ? null
      : nextRound(
          licenses.filter((license) => license.state === state),
          lookback,
          context,
        ),
  }));
}

/**
 * A state that licenses the driver since after the hire is in the next annual round, which asks every state: a year after the last
 * record of any state (49 CFR 391.25(a)). If that round was overdue already, the state has its own year.
 */
function nextRound(licenses: readonly License[], { years }: Lookback, { file, employment }: Context): string | null {
  const since = licenses.map(({ heldFrom }) => heldFrom).toSorted()[0] ?? '';
  const hiredOn = dayOf(employment, 'hire') ?? since;
  if (since <= hiredOn) return null;
  const lastRound = file.evidence
    .filter(
      ({ kind, review, organizationId }) =>
        kind === 'mvr' && review?.result === 'accepted' && organizationId === employment?.organizationId,
    )
    .flatMap(({ dates: { received } }) => (received !== undefined && received <= since ? [received] : []))
    .reduce((latest, received) => later(latest, received), hiredOn);
  const round = spanAfter(lastRound, `${years} years`);
  return round > since ? round : spanAfter(since, `${years} years`);
}

/** Medical certificates in use during the employment; the note on the next one is due when its predecessor ends. */
function certificatesOf({ file, employment, dutyDay }: Context): readonly LineSubject[] {
  const certificates = file.evidence
    .filter(({ kind, review }) => kind === 'medicalCertificate' && review?.result === 'accepted')
    .filter(({ findings }) => !findings.includes('notCertified'))
    .flatMap(({ id, dates: { examined, expires } }) => (examined === undefined ? [] : [{ id, examined, expires }]))
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

import { type CandidacySource, defaultSource } from '../candidacies/sources';
import type { CandidacyState } from '../candidacies/state';
import type { CloseReason } from '../candidacies/states';
import type { ActorKind } from '../shared/actor';
import { outcomeOf, type SpanOutcome, spansIn, type SpanStart } from './spans';

/** The part of an event that the reports follow. */
export interface FollowedEvent {
  readonly seq: number;
  readonly at: string;
  readonly actor: { readonly kind: ActorKind };
  readonly snapshot: CandidacyState;
}

/** A span that has not ended; `seq` is that of the event that began it. */
export interface OpenSpan extends SpanStart {
  readonly seq: number;
}
/** A span that has ended. */
export interface EndedSpan extends OpenSpan {
  readonly endedAt: string;
  readonly outcome: SpanOutcome;
}

/** The spans that an event ends and begins; those in neither list continue. */
export function followSpans(
  open: readonly OpenSpan[],
  { seq, at, actor, snapshot }: FollowedEvent,
): { readonly ended: readonly EndedSpan[]; readonly begun: readonly OpenSpan[] } {
  const now = spansIn(snapshot, at);
  const isIn = (spans: readonly SpanStart[], { kind, key }: SpanStart) =>
    spans.some((other) => other.kind === kind && other.key === key);
  return {
    ended: open
      .filter((span) => !isIn(now, span))
      .map((span) => ({
        ...span,
        // A void wait would otherwise end before it started.
        endedAt: at < span.startedAt ? span.startedAt : at,
        outcome: outcomeOf(span, { by: actor.kind, at }),
      })),
    begun: now.filter((span) => !isIn(open, span)).map((span) => ({ ...span, seq })),
  };
}

/** The facts of a round that the reports store after an event. */
export interface RoundFacts {
  readonly round: number;
  readonly source: CandidacySource;
  readonly openedAt: string;
  /** When the start date was first accepted; a hire that is given up later keeps it. */
  readonly hiredAt: string | null;
  /** Only for a round that was closed; an assignment that ended is not a decline. */
  readonly closed: { readonly at: string; readonly by: ActorKind; readonly reason: CloseReason } | null;
}

/** The round after an event, given the facts from before it; null before the first contact. */
export function followRound(before: RoundFacts | null, { at, snapshot }: FollowedEvent): RoundFacts | null {
  const { name, round, kind, source = defaultSource(kind), hire, ending } = snapshot;
  if (name === 'none') return null;
  const isSame = before?.round === round;
  return {
    round,
    source: isSame ? before.source : source,
    openedAt: isSame ? before.openedAt : at,
    hiredAt: (isSame ? before.hiredAt : null) ?? (hire?.answer === 'accepted' ? at : null),
    closed: name === 'closed' && ending !== null ? { at: ending.at, by: ending.by, reason: ending.reason } : null,
  };
}

/** All rounds and spans of one candidacy, from its events in order. */
export function followAll(events: readonly FollowedEvent[]): {
  readonly rounds: readonly RoundFacts[];
  readonly spans: readonly (OpenSpan | EndedSpan)[];
} {
  const rounds = new Map<number, RoundFacts>();
  const ended: EndedSpan[] = [];
  let open: readonly OpenSpan[] = [];
  for (const event of events) {
    const facts = followRound(rounds.get(event.snapshot.round) ?? null, event);
    if (facts !== null) rounds.set(facts.round, facts);
    const change = followSpans(open, event);
    ended.push(...change.ended);
    open = [...open.filter((span) => !change.ended.some(({ kind }) => kind === span.kind)), ...change.begun];
  }
  return { rounds: [...rounds.values()], spans: [...ended, ...open] };
}

/** The sides that transitions matter to. */
export const parties = ['driver', 'carrier', 'operations', 'pastEmployer'] as const;
/** One of {@link parties}. */
export type Party = (typeof parties)[number];

/** Why a party gets no message although its next step changes. */
export const silences = {
  page: 'their pages show it right away; they have nothing to do',
  digest: 'their home and lists show it right away, and the daily email counts it',
  purpose: 'the request to them has ended',
  follows: 'the transition that caused it has its own message',
  paused: 'a deactivated carrier is notified once it is active again',
  gone: 'nobody is left to notify',
  unchanged: 'nothing has changed for them',
} as const;
/** One of {@link silences}. */
export type Silence = keyof typeof silences;

/** The messages of a transition, and the parties that get none although their next step changes. */
export interface TransitionRow {
  /** Each as "driver: startSet (email, text)": the audience, the template and its channels. */
  readonly sends: readonly string[];
  readonly silent: Readonly<Partial<Record<Party, Silence>>>;
}

const partyOfAudience: Readonly<Record<string, Party>> = {
  driver: 'driver',
  candidates: 'driver',
  ops: 'operations',
  owner: 'operations',
  lead: 'operations',
  pastEmployer: 'pastEmployer',
};

/** The party of a message; every other audience is a part of the carrier's staff. */
export const partyOf = (send: string): Party => partyOfAudience[send.split(':')[0] ?? ''] ?? 'carrier';

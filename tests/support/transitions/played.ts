/** One transition of a played history: its event, the step before and after it, its actor, and the messages that it causes. */
export interface Played {
  readonly type: string;
  readonly actor: string;
  readonly before: string;
  readonly step: string;
  readonly sends: readonly string[];
}

const names = { mail: 'email', sms: 'text' } as const;

/** "driver: startSet (email, text)" */
export const sent = (to: string, template: string, channels: readonly (keyof typeof names)[]): string =>
  `${to}: ${template} (${channels.map((channel) => names[channel]).join(', ')})`;

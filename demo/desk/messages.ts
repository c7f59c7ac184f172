import { driverPagePath, rejectionReasonOf, topicOf } from '#db/driver-pipeline/pipeline-messages';
import { fillMessage, messageTemplates } from '#domain/bulk/templates';
import { allPipelineDeadlines } from '#domain/driver-pipeline/deadlines';
import type { ExpiryKind } from '#domain/driver-pipeline/expiries';
import type { PipelineFacts, PipelineTemplates } from '#domain/driver-pipeline/messages';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import type { AccountMessage, AccountTemplate } from '#domain/messages/account-messages';
import { DAY_MS, MINUTE_MS } from '#domain/shared/durations';
import { derivedId } from '#platform/ids';
import { Random } from '../random';
import type { SeedDriver } from '../seed-driver';
import { isoAt } from './desk-event';

/** A message sent to a driver, as template and parameters. */
export interface SeedMessage {
  readonly id: string;
  readonly authorId: string | null;
  readonly at: string;
  readonly message: AccountMessage & { readonly userId: string };
}

export interface MessagesOptions {
  readonly seed: number;
  readonly now: number;
  /** Author of messages to unassigned drivers. */
  readonly leadId: string;
  readonly publicUrl: string;
}

/** Messages sent to a driver: automatic ones from the pipeline, and those written by operations. */
export function messagesTo(driver: SeedDriver, options: MessagesOptions): SeedMessage[] {
  return [...pipelineMessages(driver, options), ...staffMessages(driver, options)];
}

const contactOf = ({ user }: SeedDriver, channel: 'mail' | 'sms') =>
  ({ channel, to: channel === 'mail' ? user.email : (user.phone ?? ''), userId: user.id }) as const;

const canBeTexted = ({ user }: SeedDriver): boolean => user.sms_consent_at !== null && user.phone !== null;

/** Automatic messages about rejections and expiring documents. */
function pipelineMessages(driver: SeedDriver, { now, publicUrl }: MessagesOptions): SeedMessage[] {
  const { id, user, state, application } = driver;
  const facts = (template: keyof PipelineTemplates, about: string | null): PipelineFacts => ({
    firstName: user.first_name,
    isDriver: true,
    driver: `${user.first_name} ${user.last_name.slice(0, 1)}.`,
    about: topicOf(about),
    stage: state.stage,
    reason: null,
    exitReason: null,
    isAvailable: state.isAvailable,
    note: null,
    on: state.expiries[about as ExpiryKind]?.on ?? null,
    callWithin: 0,
    supportPhone: null,
    link: new URL(driverPagePath(template, { ...state, about }), publicUrl).href,
  });
  const rejections = (application?.events ?? []).flatMap(({ reason, about, note, at }) =>
    reason === null
      ? []
      : [
          {
            template: 'pipeline-rejected',
            at,
            params: {
              ...facts('pipeline-rejected', about),
              reason: rejectionReasonOf(reason),
              note: note?.text ?? null,
            },
            hasSms: true,
          } as const,
        ],
  );
  const ending = allPipelineDeadlines(state).flatMap(({ name, at, proof }) =>
    (name === 'expiryWarning' || name === 'expiry') && proof !== null && isPast(at, driver, now)
      ? [{ template: expiryTemplates[name], at, params: facts(expiryTemplates[name], proof), hasSms: true } as const]
      : [],
  );
  return [...rejections, ...ending].flatMap(({ template, at, params, hasSms }) =>
    (['mail', 'sms'] as const)
      .filter((channel) => channel === 'mail' || (hasSms && canBeTexted(driver)))
      .map((channel) => ({
        id: derivedId('seed', id, 'letter', template, params.about ?? '', at, channel),
        authorId: null,
        at,
        message: { ...contactOf(driver, channel), template, params },
      })),
  );
}

const expiryTemplates = {
  expiryWarning: 'pipeline-proof-ends',
  expiry: 'pipeline-proof-ended',
} as const satisfies Record<string, AccountTemplate>;

/** When the driver's timeline begins. */
const signedUpAt = ({ user, pastStages }: SeedDriver): string => pastStages[0]?.at ?? user.created_at;

const isPast = (at: string, driver: SeedDriver, now: number): boolean =>
  at > signedUpAt(driver) && Date.parse(at) < now;

/** The message template that fits each stage. */
const templateIn: { readonly [Stage in DriverStage]?: string } = {
  PreQualify: 'finish',
  Processing: 'finish',
  Interview: 'call',
  PendingHR: 'finish',
  HRPaperWork: 'waiting',
  WrappingUpHR: 'waiting',
};
const MAX_AGE_DAYS = 45;

/** Messages written by operations: most are recent, some are older; a few drivers have none. */
function staffMessages(driver: SeedDriver, { seed, now, leadId }: MessagesOptions): SeedMessage[] {
  const { id, user, state } = driver;
  const random = Random.of(seed, 'letters', id);
  const wanted = templateIn[state.stage] ?? 'interest';
  const template = messageTemplates.find((messageTemplate) => messageTemplate.id === wanted);
  const from = Math.max(Date.parse(signedUpAt(driver)) + 60 * MINUTE_MS, now - MAX_AGE_DAYS * DAY_MS);
  const count = random.weighted([
    [0, 15],
    [1, 45],
    [2, 30],
    [3, 10],
  ]);
  if (template === undefined || from >= now - MINUTE_MS) return [];
  return Array.from({ length: count }, (_, index) => {
    // Skewed toward recent dates.
    const at = from + (now - MINUTE_MS - from) * Math.sqrt(random.next());
    const channel = canBeTexted(driver) && random.chance(0.35) ? 'sms' : 'mail';
    const params = {
      subject: template.subject,
      text: fillMessage(template.text, { firstName: user.first_name }),
    };
    return {
      id: derivedId('seed', id, 'letter', String(index)),
      authorId: state.ownerId ?? leadId,
      at: isoAt(at),
      message: { ...contactOf(driver, channel), template: 'ops-message', params },
    };
  });
}

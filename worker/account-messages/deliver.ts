import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '#db/handle';
import {
  retryAccountMessage,
  settleAccountMessage,
  takeDueMessage,
  type DueMessage,
} from '#db/stores/account-message-store';
import { storeSentText } from '#db/stores/sent-text-store';
import type { AccountMessage } from '#domain/accounts/messages';
import { isTextStored } from '#domain/driver-timeline/stored-texts';
import type { Logger } from '#platform/logger';
import { isRefusedForGood, type MailTransport } from '#platform/mail-transport';
import type { Sealer } from '#platform/sealing';
import type { SmsTransport } from '#platform/sms-transport';
import { outgoingText } from './texts';

export interface AccountDeliveryDeps {
  readonly db: Db;
  readonly log: Logger;
  readonly mail: MailTransport;
  readonly sms: SmsTransport | undefined;
  readonly sealer: Sealer;
}

const POLL_INTERVAL_MS = 1_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** Side by side: one mailbox that does not answer holds up nobody else's code. */
const LANES = 4;

/** Sends the message that waits longest; false when none is due. One that fails waits longer and longer, and holds up no other. */
export async function deliverNext(deps: AccountDeliveryDeps, now = new Date()): Promise<boolean> {
  return deps.db.transaction(async (trx) => {
    const due = await takeDueMessage(trx, now);
    if (due === undefined) return false;
    try {
      const sent = await send(deps, due);
      if (sent?.keptFor !== undefined)
        await storeSentText(trx, { ...sent, messageId: due.id, recipientId: sent.keptFor });
      await settleAccountMessage(trx, due.id, { status: sent === undefined ? 'skipped' : 'sent', now });
    } catch (error) {
      deps.log.warn({ messageId: due.id, err: error }, 'an account message waits for another try');
      await retryAccountMessage(trx, due.id, new Date(now.getTime() + waitAfter(due.tries)));
    }
    return true;
  });
}

const waitAfter = (tries: number): number => Math.min(2 ** tries * 1_000, LONGEST_WAIT_MS);

interface Sent {
  readonly subject: string;
  readonly body: string;
  /** Whose timeline shows it; undefined for nobody's. */
  readonly keptFor: string | undefined;
}

// The row stays locked while the message goes out. A crash in between repeats it under the same Message-ID.
async function send({ mail, sms, sealer }: AccountDeliveryDeps, { id, sealed }: DueMessage): Promise<Sent | undefined> {
  const message = JSON.parse(sealer.open(sealed)) as AccountMessage;
  const { subject, body, html } = outgoingText(message);
  const { channel, to, calendar } = message;
  const keptFor = isTextStored(message.template) ? message.userId : undefined;
  if (channel === 'sms') {
    if (sms === undefined) return undefined;
    await sms.send({ id, to, body });
    return { subject, body, keptFor };
  }
  try {
    const letter = { to, subject, text: body, messageId: `<${id}@account.gladhand>` };
    await mail.send({ ...letter, ...(html !== undefined && { html }), ...(calendar && { calendar }) });
    return { subject, body, keptFor };
  } catch (error) {
    if (isRefusedForGood(error)) return undefined;
    throw error;
  }
}

/** Looks again and again, in a few lanes, until it is stopped; several workers share the work. */
export function startAccountDelivery(deps: AccountDeliveryDeps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const lanes = Array.from({ length: LANES }, () => deliverUntil(deps, stopping.signal));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(lanes);
    },
  };
}

async function deliverUntil(deps: AccountDeliveryDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const wasOne = await deliverNext(deps).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'account messages could not be looked for');
      return false;
    });
    if (!wasOne) await delay(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
  }
}

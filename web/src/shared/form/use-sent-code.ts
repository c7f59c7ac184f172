import { useState } from 'react';
import { CODE_MINUTES, RESEND_CODE_AFTER_MS } from '#domain/accounts/lifetimes';
import { MINUTE_MS } from '#domain/shared/durations';
import { asApiProblem } from '#web/shared/http/api-problem';
import { dropDraft, keepDraft, readDraft } from './draft-storage';

/** The forms that send a code and then have it typed. */
export type CodePlace = 'sign-in' | 'confirm' | 'onboarding-phone' | 'change-phone' | 'proof';

/** A code that was sent; the code itself is stored nowhere. */
export interface SentCode {
  /** The typed number, the address of the account, or the channel, as the form needs it; empty for the signed-in person's. */
  readonly to: string;
  /** When the code was sent. */
  readonly at: number;
  /** The last request was refused as too early, until the given number of seconds if it is known. */
  readonly refused?: { readonly seconds: number | null } | undefined;
}

const nameOf = (place: CodePlace): string => `code.${place}`;

function readSentCode(place: CodePlace): SentCode | null {
  const sent = readDraft(window.sessionStorage, nameOf(place)) as SentCode | undefined;
  if (sent !== undefined && Date.now() - sent.at < CODE_MINUTES * MINUTE_MS) return sent;
  dropDraft(window.sessionStorage, nameOf(place));
  return null;
}

function secondsOf({ params: { seconds } }: { params: Record<string, unknown> }): number | null {
  return typeof seconds === 'number' ? seconds : null;
}

/**
 * Remembers that a code was sent, in this tab and while it is valid: phones reload the page when somebody returns from
 * their messages. A request that is refused as too early leads to the field as well, because a code may have arrived.
 */
export function useSentCode(place: CodePlace) {
  const [sent, setSent] = useState(() => readSentCode(place));

  const remember = (code: SentCode) => {
    keepDraft(window.sessionStorage, nameOf(place), { to: code.to, at: code.at });
    setSent(code);
  };
  const discard = () => {
    dropDraft(window.sessionStorage, nameOf(place));
    setSent(null);
  };
  /** Requests a code. Returns whether one was sent; throws every refusal but that of a request that is too early. */
  const request = async (to: string, send: () => Promise<unknown>): Promise<boolean> => {
    try {
      await send();
    } catch (thrown) {
      const problem = asApiProblem(thrown);
      if (problem.code !== 'too-many-requests') throw thrown;
      const seconds = secondsOf(problem);
      const at = Date.now() - (RESEND_CODE_AFTER_MS - (seconds ?? 0) * 1000);
      remember({ to, at: sent?.to === to ? sent.at : at, refused: { seconds } });
      return false;
    }
    remember({ to, at: Date.now() });
    return true;
  };
  return { sent, remember, request, discard };
}

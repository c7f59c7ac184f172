import type { Pairing } from '../lab/hiring-steps';

/** One command as its caller knows it: what was asked under which key, and the final answer. */
export interface Entry {
  readonly pairing: Pairing;
  readonly step: string;
  readonly status: number;
  readonly seq: number | undefined;
  readonly tries: number;
}

/** What callers were told; the run compares it with what the product knows. */
export class Ledger {
  readonly entries: Entry[] = [];
  private sent = 0;

  /** Counts the call as in flight until it has its final answer. */
  async write(entry: Pick<Entry, 'pairing' | 'step'>, call: Promise<Omit<Entry, 'pairing' | 'step'>>): Promise<Entry> {
    this.sent += 1;
    const written = { ...entry, ...(await call) };
    this.entries.push(written);
    return written;
  }

  inFlight(): number {
    return this.sent - this.entries.length;
  }
}

export const isAccepted = ({ status }: Entry): boolean => status >= 200 && status < 300;

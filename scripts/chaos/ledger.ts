/** One command as its caller knows it: of whom it was asked, and the final answer. */
export interface Entry<Subject> {
  readonly subject: Subject;
  readonly step: string;
  readonly status: number;
  readonly seq: number | undefined;
  readonly tries: number;
}

type Answered = Omit<Entry<unknown>, 'subject' | 'step'>;

/** What callers were told; the run compares it with what the product knows. */
export class Ledger<Subject> {
  readonly entries: Entry<Subject>[] = [];
  private sent = 0;

  /** Counts the call as in flight until it has its final answer. */
  async write(asked: Pick<Entry<Subject>, 'subject' | 'step'>, call: Promise<Answered>): Promise<Entry<Subject>> {
    this.sent += 1;
    const { status, seq, tries } = await call;
    const written = { ...asked, status, seq, tries };
    this.entries.push(written);
    return written;
  }

  inFlight(): number {
    return this.sent - this.entries.length;
  }

  repeated(): number {
    return this.entries.filter(({ tries }) => tries > 1).length;
  }
}

export const isAccepted = ({ status }: Pick<Answered, 'status'>): boolean => status >= 200 && status < 300;

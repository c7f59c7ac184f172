/** One command as its caller sees it: the subject and the final answer. */
export interface Entry<Subject> {
  readonly subject: Subject;
  readonly step: string;
  readonly status: number;
  readonly seq: number | undefined;
  readonly tries: number;
}

type Answered = Omit<Entry<unknown>, 'subject' | 'step'>;

/** All answers that callers received. The run compares them with the product's data. */
export class Ledger<Subject> {
  readonly entries: Entry<Subject>[] = [];
  private sent = 0;

  /** Records a call, which counts as in flight until its final answer. */
  async write(command: Pick<Entry<Subject>, 'subject' | 'step'>, call: Promise<Answered>): Promise<Entry<Subject>> {
    this.sent += 1;
    const { status, seq, tries } = await call;
    const written = { ...command, status, seq, tries };
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

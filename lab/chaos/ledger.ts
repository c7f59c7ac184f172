/** One command as its caller sees it: the subject and the final response. */
export interface Entry<Subject> {
  readonly subject: Subject;
  readonly step: string;
  readonly status: number;
  readonly seq: number | undefined;
  readonly attempts: number;
  /** The problem's code, if the command was refused with one. */
  readonly code?: string | undefined;
}

type FinalResponse = Omit<Entry<unknown>, 'subject' | 'step'>;

/** All responses that callers received. The run compares them with the product's data. */
export class Ledger<Subject> {
  readonly entries: Entry<Subject>[] = [];
  private sent = 0;

  /** Records a call, which counts as in flight until its final response. */
  async write(
    command: Pick<Entry<Subject>, 'subject' | 'step'>,
    call: Promise<FinalResponse>,
  ): Promise<Entry<Subject>> {
    this.sent += 1;
    const written = { ...command, ...(await call) };
    this.entries.push(written);
    return written;
  }

  inFlight(): number {
    return this.sent - this.entries.length;
  }

  retriedCount(): number {
    return this.entries.filter(({ attempts }) => attempts > 1).length;
  }
}

export const isAccepted = ({ status }: Pick<FinalResponse, 'status'>): boolean => status >= 200 && status < 300;

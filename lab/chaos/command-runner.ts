import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { newId } from '#platform/ids';
import { type ApiResponse, type Call, sendUntilResponse } from '../core/calls';
import type { Lab } from '../core/lab';
import type { Person } from '../core/people';
import type { Applicant } from './applicants';
import { isAccepted, type Ledger } from './ledger';
import type { Step } from './pipeline-steps';

/** One in this many commands is sent twice concurrently with the same key. */
const DUPLICATE_EVERY = 5;
const POLL_INTERVAL_MS = 250;
const TIMEOUT_MS = 180_000;

/** Ends a flow whose command was refused. */
export class FlowEnded extends Error {}

type Delivered = ApiResponse & { readonly attempts: number };

/** Sends commands on behalf of people until there is a response, and records the responses. */
export class CommandRunner {
  readonly refused: string[] = [];
  /** Commands that were accepted twice, or got two different responses. */
  readonly duplicates: string[] = [];
  private sent = 0;

  constructor(
    private readonly lab: Lab,
    private readonly ledger: Ledger<Applicant>,
  ) {}

  /** Sends a command that must be accepted. */
  async run(applicant: Applicant, as: Person, step: Step): Promise<void> {
    this.sent += 1;
    const key = newId();
    const callers = this.sent % DUPLICATE_EVERY === 0 ? 2 : 1;
    const responses = await Promise.all(Array.from({ length: callers }, () => this.send(applicant, as, { step, key })));
    const [response, other] = responses;
    if (other !== undefined && !isDeepStrictEqual(response?.body, other.body)) {
      this.duplicates.push(`${applicant.userId}: two different responses to ${step.name}`);
    }
    for (const { status, body } of responses.filter((item) => !isAccepted(item))) {
      this.refused.push(`${applicant.userId}: ${step.name} was refused with ${String(status)} ${JSON.stringify(body)}`);
    }
    if (!responses.every(isAccepted)) throw new FlowEnded(step.name);
    applicant.expected.push(...step.events);
  }

  /** Several people send the same command under their own keys: one is accepted, the others get `pipeline-changed`. */
  async race(applicant: Applicant, people: readonly Person[], step: Step): Promise<void> {
    const responses = await Promise.all(people.map((as) => this.send(applicant, as, { step, key: newId() })));
    const accepted = responses.filter(isAccepted).length;
    const summary = `${applicant.userId}: ${step.name} sent by ${String(people.length)} people, accepted ${String(accepted)} times`;
    if (accepted > 1) this.duplicates.push(summary);
    const others = responses.filter((entry) => !isAccepted(entry));
    const areConflicts = others.every(({ status, body }) => status === 409 && body['code'] === 'pipeline-changed');
    if (accepted < 1 || !areConflicts) this.refused.push(`${summary}: ${JSON.stringify(others)}`);
    if (accepted < 1) throw new FlowEnded(step.name);
    applicant.expected.push(...step.events);
  }

  /** Polls a path until its body is ready. */
  async read<Body>(as: Person, path: string, isReady: (body: Body) => boolean = () => true): Promise<Body> {
    const end = Date.now() + TIMEOUT_MS;
    for (;;) {
      const { status, body } = await sendUntilResponse(this.lab.baseUrl, { method: 'GET', path, token: as.token });
      if (isAccepted({ status }) && isReady(body as Body)) return body as Body;
      if (Date.now() > end) {
        this.refused.push(`${path} did not reach the expected state: ${String(status)}`);
        throw new FlowEnded(path);
      }
      await pause(POLL_INTERVAL_MS);
    }
  }

  /** Sends a call that is not a pipeline command and leaves no event. */
  async post(as: Person, call: Omit<Call, 'token' | 'key'>): Promise<void> {
    const { status, body } = await sendUntilResponse(this.lab.baseUrl, { ...call, token: as.token, key: newId() });
    if (isAccepted({ status })) return;
    this.refused.push(`${as.userId}: ${call.path} was refused with ${String(status)} ${JSON.stringify(body)}`);
    throw new FlowEnded(call.path);
  }

  private async send(subject: Applicant, as: Person, { step, key }: { step: Step; key: string }): Promise<Delivered> {
    const { name, by: _by, events: _events, ...call } = step;
    const delivery = sendUntilResponse(this.lab.baseUrl, { ...call, key, token: as.token });
    await this.ledger.write(
      { subject, step: name },
      delivery.then(({ status, attempts }) => ({ status, attempts, seq: undefined })),
    );
    return delivery;
  }
}

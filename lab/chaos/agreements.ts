import { setTimeout as pause } from 'node:timers/promises';
import { signalAgreementFacts } from '#activities/agreements/signal-agreements';
import type { AgreementStateName } from '#domain/agreements/states';
import { taskQueuesOf } from '#domain/shared/task-queues';
import { readEnvironment } from '#platform/env';
import { requireSuccess } from '../core/calls';
import { concurrently } from '../core/concurrently';
import type { Lab } from '../core/lab';
import { findOpsMember, type Person, tokenFor } from '../core/people';
import { logProgress } from '../core/progress';
import { seedWorld } from '../core/seed';
import { worldSeeds } from '../core/seeds';
import { addAgreementCarrier, type AgreementCarrier, signedIn } from './agreement-carriers';
import { countAgreements, findAgreementDifferences } from './agreement-findings';
import { agreementStories } from './agreement-stories';
import { type Applicant, untilAvailable } from './applicants';
import { CommandRunner, FlowEnded } from './command-runner';
import { judgeCounts } from './counted-facts';
import { type Aim, type Intensity, runWithKills } from './kills';
import { Ledger } from './ledger';
import { untilNone } from './until-none';
import { reportVerdict } from './verdict';

export interface AgreementChaosSize extends Intensity {
  /** Carriers, in turn with each of the stories, and how many of them concurrently. */
  readonly carriers: number;
  readonly concurrency: number;
  /** Number of responses between kills, so that kills are spread across all commands. */
  readonly responsesBetweenKills: number;
}

const aims: readonly Aim[] = [
  { victim: 'The worker', window: 'decided' },
  { victim: 'The API', window: 'answered' },
  { victim: 'PostgreSQL', window: 'answered' },
  { victim: 'Temporal' },
];

/**
 * Agreements whose worker was down for weeks: trials, terms and notices are over when it comes back, and people accept, give and withdraw
 * notice, warn, disable, enable and pay, while API, worker, PostgreSQL and Temporal are killed in turn. Callers retry under their
 * idempotency key until they get a response. Then compares the responses with workflows, events, rows and emails.
 */
export async function chaosAgreements(lab: Lab, size: AgreementChaosSize): Promise<void> {
  logProgress('seeding a world');
  await seedWorld({ drivers: 3, carriers: 2, orders: 0, seed: worldSeeds.chaosAgreements, add: lab.isShared });
  const { id: opsId } = await findOpsMember(lab.db);
  const ops = { userId: opsId, token: await tokenFor(lab.db, opsId) };
  const stories = Object.values(agreementStories);
  const carriers: AgreementCarrier[] = [];
  for (let index = 0; index < size.carriers; index += 1) {
    const story = stories[index % stories.length];
    if (story !== undefined) carriers.push(await addAgreementCarrier(lab.db, story, index));
  }
  const ledger = new Ledger<Applicant>();
  const runner = new CommandRunner(lab, ledger);
  const flows = () =>
    concurrently(carriers, size.concurrency, (carrier) => live(lab, { carrier, ops, runner, ledger }));
  const { responsesBetweenKills } = size;
  const kills = await runWithKills(lab, { ledger, flows, responsesBetweenKills, intensity: size, aims });
  logProgress('comparing responses with workflows, events, rows and emails');
  const compared = await untilNone(async () => {
    const { doubled, missing } = judgeCounts(await countAgreements(lab.db, carriers));
    return { lost: missing, duplicated: doubled, disagreeing: await findAgreementDifferences(lab, carriers) };
  });
  reportVerdict(
    { chaos: 'agreements', flows: carriers.length, ledger, kills, intensity: size, aims },
    { refused: runner.refused, ...compared, duplicated: [...compared.duplicated, ...runner.duplicates] },
  );
}

interface Life {
  readonly carrier: AgreementCarrier;
  readonly ops: Person;
  readonly runner: CommandRunner;
  readonly ledger: Ledger<Applicant>;
}

/** The worker comes back to the agreement, and its people do what the story says; then the invoice is paid. */
async function live(lab: Lab, { carrier, ops, runner, ledger }: Life): Promise<void> {
  const { story } = carrier;
  const admin = await untilAvailable(() => signedIn(lab.db, carrier));
  const caughtUp = wake(lab, carrier).then(() => untilDueIsDone(lab, carrier));
  const started = caughtUp.then(() => ({ status: 200, seq: undefined, attempts: 1 }));
  await ledger.write({ subject: carrier, step: 'wake' }, started);
  try {
    for (const { event, from, by, ...call } of story.steps(carrier)) {
      if (from !== undefined) await untilState(lab, carrier, from);
      const isOps = by === 'ops';
      const step = { ...call, name: event, by: 'ops' as const, events: [event] };
      await runner.run(carrier, isOps ? ops : admin, step);
    }
    await pay(lab, { carrier, runner });
  } catch (error) {
    if (!(error instanceof FlowEnded)) throw error;
  }
}

const POLL_INTERVAL_MS = 100;
const PATIENCE_MS = 180_000;

/** Repeats what fails while a server is down. */
async function until(isTrue: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what} does not happen`);
    await pause(POLL_INTERVAL_MS);
  }
}

/** As the recurring job does: an agreement whose workflow does not run starts from its row. */
const wake = ({ db, temporal }: Lab, { organizationId }: AgreementCarrier): Promise<void> =>
  until(async () => {
    const taskQueue = taskQueuesOf(readEnvironment().TASK_QUEUE_PREFIX).workflows;
    await signalAgreementFacts({ client: temporal, db, taskQueue }, organizationId, new Date());
    return true;
  }, `the start of the agreement ${organizationId}`);

/** The row shows what became due while the worker was down. */
const untilDueIsDone = ({ db }: Lab, { organizationId, story, importedSeq }: AgreementCarrier): Promise<void> =>
  until(async () => {
    const row = await db('carrier_agreements').where({ organization_id: organizationId }).first('version');
    return (row?.version ?? 0) >= importedSeq + story.due.length;
  }, `what is due of ${organizationId}`);

const untilState = ({ db }: Lab, { organizationId }: AgreementCarrier, state: AgreementStateName): Promise<void> =>
  until(async () => {
    const row = await db('carrier_agreements').where({ organization_id: organizationId }).first('state');
    return row?.state === state;
  }, `${state} of ${organizationId}`);

const card = { method: 'card', number: '4242 4242 4242 4242', expiry: '12/35', cvc: '123' };

/** An accountant pays the invoice by card, under one key until there is a response. */
async function pay({ db, baseUrl }: Lab, { carrier, runner }: Pick<Life, 'carrier' | 'runner'>): Promise<void> {
  const { accountingId: userId, invoiceId } = carrier;
  const token = await untilAvailable(() => tokenFor(db, userId));
  const cents = await untilAvailable(async () => {
    const invoice = await db('invoices').where({ id: invoiceId }).first('total_cents');
    return invoice?.total_cents ?? 0;
  });
  const funding = await fundingToken(baseUrl, token);
  const { source } = await sendCard(baseUrl, funding);
  const call = {
    method: 'POST',
    path: `/invoices/${invoiceId}/payments`,
    body: { method: 'card', cents, source },
  } as const;
  await runner.run(carrier, { userId, token }, { ...call, name: 'pay', by: 'ops', events: [] });
}

/** It stores nothing, so it may be asked for again. */
async function fundingToken(baseUrl: string, token: string): Promise<string> {
  let found = '';
  await until(async () => {
    const body = await requireSuccess(baseUrl, { method: 'POST', path: '/payments/funding-token', token });
    found = String(body['token']);
    return true;
  }, 'a funding token');
  return found;
}

async function sendCard(baseUrl: string, token: string): Promise<{ readonly source: string }> {
  let found = '';
  await until(async () => {
    const call = { method: 'POST', path: '/sandbox-payments/sources', token, body: card } as const;
    found = String((await requireSuccess(baseUrl, call))['source']);
    return true;
  }, 'a source of money');
  return { source: found };
}

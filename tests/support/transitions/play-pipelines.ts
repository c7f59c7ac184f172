import { pipelineMessagesFor } from '#domain/driver-pipeline/messages';
import { exitReasons } from '#domain/driver-pipeline/reasons';
import { sentEntry } from '#domain/driver-pipeline/requirements';
import { nextResultStatuses, resultKinds } from '#domain/driver-pipeline/results';
import { movesFrom } from '#domain/driver-pipeline/stage-moves';
import { documentKinds, requiredDocuments, sentTasks } from '#domain/driver-pipeline/tasks';
import { DAY_MS } from '#domain/shared/durations';
import { pipelineStep } from '#domain/whose-turn/steps';
import { Random } from '../../../demo/random';
import { PipelineHistory } from '../../domain/driver-pipeline/pipeline-history';
import { type Played, sent } from './played';

function verdict(random: Random) {
  const isApproved = random.chance(0.8);
  return { isApproved, reason: isApproved ? null : ('unreadable' as const), noteId: null };
}

type Act = (history: PipelineHistory, random: Random) => unknown;

const driverActs: readonly Act[] = [
  (history) => history.send('confirmContact', { contact: 'email' }),
  (history) => history.send('confirmContact', { contact: 'phone' }),
  (history) => history.send('preQualify', { answer: 'qualified' }),
  (history, random) =>
    random.chance(0.05) && history.send('preQualify', { answer: random.pick(['underage', 'no_cdl']) }),
  (history, random) =>
    history.send('submitTask', { task: random.pick(sentTasks), entryId: `entry-${String(random.whole(1, 9))}` }),
  (history, random) =>
    history.send('submitTask', { task: random.pick(sentTasks), entryId: `entry-${String(random.whole(1, 9))}` }),
  (history, random) => random.chance(0.3) && history.send('reopenTask', { task: random.pick(sentTasks) }),
  (history, random) => history.upload(random.pick(requiredDocuments), `file-${String(random.whole(1, 99))}`),
  (history, random) =>
    history.send('uploadDocument', {
      document: random.pick(documentKinds),
      fileId: `file-${String(random.whole(1, 99))}`,
    }),
  (history, random) => history.send('setAvailability', { isAvailable: random.chance(0.5) }),
];

function review(history: PipelineHistory, random: Random): unknown {
  const { state, now } = history;
  const document = random.pick(documentKinds);
  const { fileId, status } = state.documents[document];
  const endsAt = new Date(now + random.whole(20, 400) * DAY_MS).toISOString();
  const expiry = { on: endsAt.slice(0, 10), endsAt, since: new Date(now).toISOString() };
  if (status === 'uploaded' && fileId !== null)
    return history.send('recordScanResult', { document, fileId, isClean: random.chance(0.8) });
  if (status === 'pending') return history.send('reviewDocument', { document, fileId, expiry, ...verdict(random) });
  if (status === 'approved') return random.chance(0.05) && history.send('reopenDocument', { document });
  return random.chance(0.1) && history.send('requestDocument', { document });
}

function reviewTask(history: PipelineHistory, random: Random): unknown {
  const { state } = history;
  const pending = sentTasks.filter((task) => state.tasks[task] === 'pending');
  if (pending.length > 0 && random.chance(0.9)) {
    const task = random.pick(pending);
    return history.send('reviewTask', { task, entryId: sentEntry(state, task), ...verdict(random) });
  }
  const task = random.pick(sentTasks);
  if (task === 'compliance') return history.send('reopenTask', { task }, { kind: 'ops', userId: 'ops' });
  return history.send('undoApproval', { task, entryId: sentEntry(state, task) });
}

function result(history: PipelineHistory, random: Random): unknown {
  const kind = random.pick(resultKinds);
  const [status] = nextResultStatuses[history.state.results[kind]];
  const isSettled = history.state.results[kind] === 'accepted' && !random.chance(0.05);
  return status !== undefined && !isSettled && history.send('recordResult', { result: kind, status });
}

function move(history: PipelineHistory, random: Random): unknown {
  const to = random.weighted(
    movesFrom(history.state.stage).map(
      (stage) => [stage, ['Certified', 'PreQualified_MeetsMin', 'WrappingUpHR'].includes(stage) ? 6 : 1] as const,
    ),
  );
  const from = history.state.stage;
  history.move(to, { reason: random.pick(exitReasons) });
  return random.chance(0.3) && history.state.stage === to && to !== from && history.send('undoMove', { from: to });
}

const again = (history: PipelineHistory) => new Date(history.now + DAY_MS).toISOString();

const opsActs: readonly Act[] = [
  review,
  review,
  review,
  reviewTask,
  reviewTask,
  result,
  result,
  (history, random) => random.chance(0.25) && move(history, random),
  (history, random) =>
    history.send('recordCall', {
      outcome: random.weighted([
        ['pass', 8],
        ['fail', 1],
        ['not_now', 1],
      ] as const),
      noteId: null,
      contactAgainAt: null,
    }),
  (history) => history.send('recordMissedCall', { againAt: again(history), noteId: null }),
  (history, random) =>
    history.send('recordExpiry', {
      proof: random.pick(['twic', 'hazmat', 'driverLicense', 'dotMedicalCard'] as const),
      expiry: { on: again(history).slice(0, 10), endsAt: again(history), since: new Date(history.now).toISOString() },
    }),
  (history, random) =>
    history.send('snooze', { until: random.chance(0.5) ? again(history) : null, reason: 'agreed_date' }),
  (history, random) => history.send('assignOwner', { ownerId: random.pick(['one', 'two']) }),
  (history, random) =>
    history.send('setAvailability', { isAvailable: random.chance(0.5) }, { kind: 'ops', userId: 'ops' }),
];

const otherActs: readonly Act[] = [
  (history, random) =>
    history.pass(
      random.weighted([
        [1, 8],
        [25, 1],
      ] as const),
    ),
  (history) => history.receive('hireStarted'),
  (history) => history.receive('hireAssignmentStarted'),
  (history) => history.receive('hireEnded'),
];

const TURNS = 160;

function actOf(random: Random): Act {
  const acts = random.weighted([
    [driverActs, 5],
    [opsActs, 6],
    [otherActs, 1],
  ] as const);
  return random.pick(acts);
}

/** A random history of a driver's pipeline within the rules; some begin with a certified driver. */
export function playPipeline(seed: number): Played[] {
  const random = Random.of(seed, 'pipeline-transitions');
  const history = new PipelineHistory();
  history.signUp();
  if (seed % 4 === 1) history.toPendingHR();
  if (seed % 4 === 2) history.toWrappingUp(30);
  if (seed % 4 === 3) history.toCertified(90);
  for (let turn = 0; turn < TURNS; turn += 1) {
    history.now += 3_600_000;
    actOf(random)(history, random);
  }
  if (random.chance(0.2)) history.send('erase', {});
  let before = 'none';
  return history.transitions.map((event) => {
    const step = pipelineStep(event.snapshot);
    const sends = pipelineMessagesFor({ ...event, updateId: 'update' }).map(({ to, template, hasSms }) =>
      sent(to, template, hasSms ? ['mail', 'sms'] : ['mail']),
    );
    const played = { type: event.type, actor: event.actor.kind, before, step, sends };
    before = step;
    return played;
  });
}

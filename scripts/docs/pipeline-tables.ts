import { minutesOf } from '#domain/driver-application/sections';
import { expiryKinds, requiredExpiries } from '#domain/driver-pipeline/expiries';
import { pipelineMoves } from '#domain/driver-pipeline/moves';
import { exitReasons, rejectionReasons, snoozeReasons } from '#domain/driver-pipeline/reasons';
import { nextResultStatuses, resultStatuses } from '#domain/driver-pipeline/results';
import { movesFrom } from '#domain/driver-pipeline/stage-moves';
import { driverStages, stageTable } from '#domain/driver-pipeline/stages';
import { documentKinds, onboardingTasks, requiredDocuments, requiredTasks } from '#domain/driver-pipeline/tasks';
import { isPipelineResult, screeningKinds, screeningRules } from '#domain/screening/kinds';
import { code, codes, type Table, yesNo } from './markdown';

const includes = (list: readonly string[], name: string): boolean => list.includes(name);

const stages: Table = {
  head: ['Stage', 'Progress', 'Target', 'Tier', 'Operations may move the driver to'],
  rows: driverStages.map((stage) => {
    const { percent, targetDays, tier } = stageTable[stage];
    return [
      code(stage),
      `${String(percent)}%`,
      `${String(targetDays)} days`,
      tier ?? 'that of the previous stage',
      codes(movesFrom(stage)),
    ];
  }),
};

const commands: Table = {
  head: ['Command', 'Actor', 'Stages', 'Event'],
  rows: Object.entries(pipelineMoves).map(([name, { who, from, event, negative }]) => [
    code(name),
    codes(who),
    from === undefined ? 'any' : codes(from),
    codes([event, ...(negative === undefined ? [] : [negative])]),
  ]),
};

const tasks: Table = {
  head: ['Task', 'Required', 'Estimate'],
  rows: onboardingTasks.map((task) => [
    code(task),
    yesNo(includes(requiredTasks, task)),
    `${String(minutesOf[task])} min`,
  ]),
};

const documents: Table = {
  head: ['Document', 'Required'],
  rows: documentKinds.map((kind) => [code(kind), yesNo(includes(requiredDocuments, kind))]),
};

const results: Table = {
  head: ['Result', 'Needed for certification', 'Provider', 'Expected within', 'Signed by the driver first'],
  rows: screeningKinds.map((kind) => {
    const { provider, targetDays, consents } = screeningRules[kind];
    return [code(kind), yesNo(isPipelineResult(kind)), code(provider), `${String(targetDays)} days`, codes(consents)];
  }),
};

const resultMoves: Table = {
  head: ['Status', 'Next status'],
  rows: resultStatuses.map((status) => [code(status), codes(nextResultStatuses[status])]),
};

const expirations: Table = {
  head: ['Credential', 'Required to drive'],
  rows: expiryKinds.map((kind) => [code(kind), yesNo(includes(requiredExpiries, kind))]),
};

const reasons: Table = {
  head: ['Reason for', 'Values'],
  rows: [
    ['leaving the pipeline', codes(exitReasons)],
    ['rejecting a document or task', codes(rejectionReasons)],
    ['snoozing reminders', codes(snoozeReasons)],
  ],
};

/** The tables on a driver's pipeline, by the name in their marker. */
export const pipelineTables: Readonly<Record<string, Table>> = {
  'driver-stages': stages,
  'driver-commands': commands,
  'onboarding-tasks': tasks,
  documents,
  results,
  'result-moves': resultMoves,
  expirations,
  'pipeline-reasons': reasons,
};

import { type AdminGrant, permissionMatrix } from '#domain/accounts/permission-matrix';
import { positions } from '#domain/accounts/roles';
import { adverseMoves } from '#domain/adverse-actions/moves';
import { nextPacketStates, packetStates } from '#domain/audits/terms';
import { benchMoves } from '#domain/bench/states';
import { candidacyMoves } from '#domain/candidacies/moves';
import { emptyCandidacy, stageOfState } from '#domain/candidacies/state-table';
import { driverReasons, fleetReasons, systemReasons } from '#domain/candidacies/states';
import { accessMoves } from '#domain/dq-access/moves';
import { verificationMoves } from '#domain/employment-verifications/moves';
import { fileExportStates, nextExportStates } from '#domain/file-exports/states';
import { jobOrderMoves } from '#domain/job-orders/moves';
import { candidacyStates } from '#domain/shared/candidacy-states';
import { workdayMoves } from '#domain/timesheets/states';
import { code, codes, type Table, yesNo } from './markdown';
import { pipelineTables } from './pipeline-tables';

const orderMoves: Table = {
  head: ['Command', 'From status', 'Actor', 'Event'],
  rows: Object.entries(jobOrderMoves).map(([name, { from, who, event }]) => [
    code(name),
    codes(from),
    codes(who),
    code(event),
  ]),
};

const candidacyStages: Table = {
  head: ['State', 'Stage on the order'],
  rows: candidacyStates.map((state) => [code(state), codes([stageOfState[state] ?? []].flat())]),
};

const moves: Table = {
  head: ['Command', 'From state', 'Actor', 'HR or SAFETY only', 'Event'],
  rows: Object.entries(candidacyMoves).map(([name, { from, who, event, safetyOnly }]) => [
    code(name),
    codes(from),
    codes(who),
    yesNo(safetyOnly === true),
    code(event),
  ]),
};

const { targets } = emptyCandidacy({ candidacyId: '', orderId: '', driverId: '' });
const candidacyTargets: Table = {
  head: ['Target', 'Days'],
  rows: Object.entries(targets).map(([name, days]) => [code(name), String(days)]),
};

const fileExports: Table = {
  head: ['State', 'Next state'],
  rows: fileExportStates.map((state) => [code(state), codes(nextExportStates[state])]),
};

const auditPackets: Table = {
  head: ['State', 'Next state'],
  rows: packetStates.map((state) => [code(state), codes(nextPacketStates[state])]),
};

const bench: Table = {
  head: ['Command', 'From status', 'To status', 'Actor', 'HR or SAFETY only', 'Event'],
  rows: Object.entries(benchMoves).map(([name, { from, to, who, event, safetyOnly }]) => [
    code(name),
    codes(from),
    code(to),
    codes(who),
    yesNo(safetyOnly === true),
    code(event),
  ]),
};

const accessTable: Table = {
  head: ['Command', 'From state', 'To state', 'Actor', 'Event'],
  rows: Object.entries(accessMoves).map(([name, { from, to, who, event }]) => [
    code(name),
    codes(from),
    code(to),
    codes(who),
    code(event),
  ]),
};

const adverseTable: Table = {
  head: ['Command', 'From state', 'To state', 'Actor', 'HR or SAFETY only', 'Event'],
  rows: Object.entries(adverseMoves).map(([name, { from, to, who, event, safetyOnly }]) => [
    code(name),
    codes(from),
    to === null ? 'unchanged' : code(to),
    codes(who),
    yesNo(safetyOnly === true),
    code(event),
  ]),
};

const verificationTable: Table = {
  head: ['Command', 'From state', 'To state', 'Actor', 'Event'],
  rows: Object.entries(verificationMoves).map(([name, { from, to, who, event }]) => [
    code(name),
    codes(from),
    codes(to),
    codes(who),
    code(event),
  ]),
};

const closeReasons: Table = {
  head: ['Given by', 'Reasons'],
  rows: [
    ['carrier', codes(fleetReasons)],
    ['driver', codes(driverReasons)],
    ['system', codes(systemReasons)],
  ],
};

function grant(of: AdminGrant): string {
  if (of === 'all') return 'yes';
  return of === 'none' ? 'no' : `only as ${codes(of)}`;
}

const staffPermissions: Table = {
  head: ['Permission', ...positions.map(code), code('business-admin')],
  rows: permissionMatrix().map(({ permission, positions: each, admin }) => [
    code(permission),
    ...positions.map((position) => yesNo(each[position])),
    grant(admin),
  ]),
};

const workdays: Table = {
  head: ['Command', 'From state', 'To state', 'Actor', 'Event'],
  rows: Object.entries(workdayMoves).map(([name, { from, to, who, event }]) => [
    code(name),
    codes(from),
    to === undefined ? 'stays' : code(to),
    codes(who),
    code(event),
  ]),
};

/** The tables of `docs/state-machines.md`, by the name in their marker. */
export const stateTables: Readonly<Record<string, Table>> = {
  ...pipelineTables,
  'order-moves': orderMoves,
  'candidacy-states': candidacyStages,
  'candidacy-moves': moves,
  'candidacy-targets': candidacyTargets,
  'close-reasons': closeReasons,
  'access-moves': accessTable,
  'adverse-moves': adverseTable,
  'verification-moves': verificationTable,
  'bench-moves': bench,
  'workday-moves': workdays,
  'file-exports': fileExports,
  'audit-packets': auditPackets,
  'staff-permissions': staffPermissions,
};

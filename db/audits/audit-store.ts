import type { Selection } from '#domain/audits/selection';
import {
  type AuditDetail,
  type AuditKind,
  type AuditStore,
  nextPacketStates,
  type PacketState,
  type SelectionMode,
} from '#domain/audits/terms';
import { newId } from '#platform/ids';
import type { Db, Transaction } from '../core/handle';
import { enqueueOutbox } from '../core/outbox';
import type { AuditableFile } from './population';

/** An audit of a carrier. */
export interface Audit {
  readonly id: string;
  readonly organizationId: string;
  readonly agency: string;
  readonly kind: AuditKind;
  readonly receivedOn: string;
  readonly dueOn: string;
  readonly producedOn: string | null;
  readonly asOf: string;
  readonly detail: AuditDetail;
  readonly stores: readonly AuditStore[];
  readonly mode: SelectionMode;
  readonly from: string | null;
  readonly to: string | null;
  readonly seed: string;
  readonly population: readonly string[];
  readonly state: PacketState;
  readonly attempt: number;
  /** Encrypted with the key of the person who requested it; null until the packet is ready. */
  readonly cover: Buffer | null;
  readonly requestedBy: string;
  readonly requestedAt: string;
  readonly readyAt: string | null;
}

const columns = {
  id: 'id',
  organizationId: 'organization_id',
  agency: 'agency',
  kind: 'kind',
  receivedOn: 'received_on',
  dueOn: 'due_on',
  producedOn: 'produced_on',
  asOf: 'as_of',
  detail: 'detail',
  stores: 'stores',
  mode: 'mode',
  from: 'from_on',
  to: 'to_on',
  seed: 'seed',
  population: 'population',
  state: 'state',
  attempt: 'attempt',
  cover: 'cover',
  requestedBy: 'requested_by',
  requestedAt: 'requested_at',
  readyAt: 'ready_at',
};

export type NewAudit = Pick<
  Audit,
  | 'id'
  | 'organizationId'
  | 'agency'
  | 'kind'
  | 'receivedOn'
  | 'dueOn'
  | 'asOf'
  | 'detail'
  | 'stores'
  | 'seed'
  | 'population'
  | 'requestedBy'
> & { readonly selection: Selection; readonly files: readonly AuditableFile[]; readonly at: Date };

/** Stores an audit with the files of its packet, in their order. */
export async function createAudit(trx: Transaction, audit: NewAudit): Promise<void> {
  const { selection, files } = audit;
  const period =
    selection.mode === 'chosen' ? { from_on: null, to_on: null } : { from_on: selection.from, to_on: selection.to };
  await trx('audits').insert({
    id: audit.id,
    organization_id: audit.organizationId,
    agency: audit.agency,
    kind: audit.kind,
    received_on: audit.receivedOn,
    due_on: audit.dueOn,
    as_of: audit.asOf,
    detail: audit.detail,
    stores: [...audit.stores],
    mode: selection.mode,
    ...period,
    seed: audit.seed,
    population: [...audit.population],
    requested_by: audit.requestedBy,
    requested_at: audit.at.toISOString(),
  });
  await trx('audit_files').insert(
    files.map(({ employmentId, driverId }, index) => ({
      id: newId(),
      audit_id: audit.id,
      number: index + 1,
      driver_id: driverId,
      employment_id: employmentId,
    })),
  );
}

/** The audit; in a transaction, locked against concurrent changes. */
export async function findAudit(db: Db | Transaction, id: string): Promise<Audit | undefined> {
  const query = db('audits').where({ id }).first(columns);
  if (db.isTransaction) query.forUpdate();
  return query;
}

/** Moves a locked packet on; back to the queue, it is another attempt. */
export async function movePacket(
  trx: Transaction,
  { id, state, attempt }: Pick<Audit, 'id' | 'state' | 'attempt'>,
  to: Exclude<PacketState, 'ready'>,
): Promise<number> {
  requireNext(state, to);
  const next = to === 'queued' ? attempt + 1 : attempt;
  await trx('audits').where({ id }).update({ state: to, attempt: next, cover: null, ready_at: null });
  return next;
}

/** Has a locked packet built again; files that are rendered stay. */
export async function queuePacketAgain(
  trx: Transaction,
  audit: Pick<Audit, 'id' | 'state' | 'attempt'>,
): Promise<void> {
  const attempt = await movePacket(trx, audit, 'queued');
  await enqueueOutbox(trx, [{ topic: 'auditPacketRequested', payload: { auditId: audit.id, attempt } }]);
}

/** Completes a locked packet with its cover. */
export async function completePacket(
  trx: Transaction,
  { id, state }: Pick<Audit, 'id' | 'state'>,
  { cover, at }: { readonly cover: Buffer; readonly at: Date },
): Promise<void> {
  requireNext(state, 'ready');
  await trx('audits').where({ id }).update({ state: 'ready', cover, ready_at: at.toISOString() });
}

function requireNext(from: PacketState, to: PacketState): void {
  if (!nextPacketStates[from].includes(to)) throw new Error(`A packet does not move from ${from} to ${to}`);
}

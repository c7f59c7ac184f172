import { connectEld, listConnections, withdrawEld } from '#db/eld/connection-store';
import { findCurrentStatus, type SetStatus, storeDutyStatus } from '#db/eld/duty-status-store';
import { readHosSettings, readHosTerms, storeExemptions, storeHosSettings } from '#db/eld/hos-terms';
import { listImports } from '#db/eld/log-store';
import { dutyStatusProblem, isLate } from '#domain/eld/manual';
import type {
  DutyStatusBody,
  HosExemptionsBody,
  HosSettings,
  HosSettingsBody,
  StoredDutyStatus,
} from '#domain/eld/schema';
import { ProblemError, requireNoProblem } from '#domain/problems';
import type { DriverContext } from '../me/answer';
import { readableHours, todayAt } from './read-hours';

const SHOWN_IMPORTS = 10;

const presentStatus = ({ id, status, remark, at, receivedAt }: SetStatus): StoredDutyStatus => ({
  _id: id,
  status,
  remark,
  at,
  receivedAt,
  isLate: isLate(at, receivedAt),
});

/** Stores a status that the driver set, at the device's time or now. The same client id again is the same status. */
export async function setDutyStatus(
  ctx: DriverContext,
  { clientId, status, remark, at: deviceTime }: DutyStatusBody,
): Promise<StoredDutyStatus> {
  const now = ctx.now();
  const at = deviceTime ?? now.toISOString();
  requireNoProblem(dutyStatusProblem(at, now.getTime()));
  const { driverId } = ctx.actor;
  const id = ctx.idempotency.derivedId('duty-status');
  const stored = { id, driverId, clientId, status, remark, at, receivedAt: now.toISOString() };
  return presentStatus(await storeDutyStatus(ctx.db, stored));
}

/** The driver's connections, settings, imports and current status. */
export async function readOwnSettings(ctx: DriverContext): Promise<HosSettings> {
  const { driverId } = ctx.actor;
  const [settings, connections, imports, current] = await Promise.all([
    readHosSettings(ctx.db, driverId),
    listConnections(ctx.db, driverId),
    listImports(ctx.db, driverId, SHOWN_IMPORTS),
    findCurrentStatus(ctx.db, driverId),
  ]);
  const connected = connections.map(({ provider }) => provider);
  return {
    ...settings,
    connections: connections.map(({ id, provider, connectedAt, readAt }) => ({
      _id: id,
      provider,
      connectedAt,
      readAt,
    })),
    providers: [...(ctx.elds?.keys() ?? [])].filter((provider) => !connected.includes(provider)),
    imports,
    current: current === undefined ? null : presentStatus(current),
  };
}

/** Stores the weekly limit and the zone of the home terminal. */
export const saveSettings = (ctx: DriverContext, body: HosSettingsBody): Promise<void> =>
  storeHosSettings(ctx.db, ctx.actor.driverId, { ...body, at: ctx.now().toISOString() });

/** Replaces the exceptions that the driver claims for a date whose log can be read. */
export async function claimExemptions(ctx: DriverContext, body: HosExemptionsBody): Promise<void> {
  const { driverId } = ctx.actor;
  const today = todayAt(ctx, await readHosTerms(ctx.db, driverId));
  const [{ from, to }] = await readableHours(ctx, driverId, today);
  if (body.date < from || body.date > to) throw new ProblemError('not-found');
  await storeExemptions(ctx.db, driverId, { ...body, at: ctx.now().toISOString() });
}

/** Stores the driver's consent to copy logs from a provider; they are read within an hour. */
export async function connectProvider(ctx: DriverContext, provider: string): Promise<void> {
  if (ctx.elds?.has(provider) !== true) throw new ProblemError('not-found');
  const connection = {
    id: ctx.idempotency.derivedId('eld-connection'),
    driverId: ctx.actor.driverId,
    provider,
    connectedAt: ctx.now().toISOString(),
  };
  if (!(await connectEld(ctx.db, connection))) throw new ProblemError('eld-connected');
}

/** Withdraws the consent. */
export async function withdrawProvider(ctx: DriverContext, id: string): Promise<void> {
  const withdrawn = await withdrawEld(ctx.db, { id, driverId: ctx.actor.driverId, at: ctx.now().toISOString() });
  if (!withdrawn) throw new ProblemError('not-found');
}

import type { Knex } from 'knex';
import type { Transaction } from '#db/handle';
import type { DigestKind } from '#domain/digest/lines';
import type { DriverStage } from '#domain/drivers/stages';

/** One line of a digest before it is worded. */
export interface DigestQuestion {
  readonly kind: DigestKind;
  /** Null for drivers that nobody owns. */
  readonly ownerId: string | null;
  readonly since: string;
  readonly now: string;
  readonly endOfDay: string;
}

/** One driver of a line. */
export interface DigestDriverRow {
  readonly driverId: string;
  readonly name: string;
  readonly stage: DriverStage;
  readonly enteredAt: string;
}

const FIRST_OF_THEM = 5;

/** Whom a line is about; reminders of who is snoozed are silent. */
function driversOf(trx: Transaction, { kind, ownerId, since, now, endOfDay }: DigestQuestion): Knex.QueryBuilder {
  const drivers = trx('driver_pipelines')
    .where('driver_pipelines.owner_id', ownerId)
    .whereNull('driver_pipelines.snoozed_until');
  switch (kind) {
    case 'newOver':
      return drivers.where('driver_pipelines.due_at', '>', since).where('driver_pipelines.due_at', '<=', now);
    case 'dueToday':
      return drivers.where('driver_pipelines.due_at', '>', now).where('driver_pipelines.due_at', '<=', endOfDay);
    case 'escalated':
      return drivers
        .where('driver_pipelines.due_at', '<=', now)
        .whereRaw(
          'driver_pipelines.due_at + (driver_pipelines.due_at - driver_pipelines.stage_entered_at) <= ?::timestamptz',
          [now],
        );
  }
}

/** How many there are, and the first of them. */
export async function readDigestLine(
  trx: Transaction,
  question: DigestQuestion,
): Promise<{ count: number; drivers: DigestDriverRow[] }> {
  const counted: { count: number } | undefined = await driversOf(trx, question).first({ count: trx.raw('count(*)') });
  const count = counted?.count ?? 0;
  if (count === 0) return { count, drivers: [] };
  const drivers: unknown = await driversOf(trx, question)
    .join('drivers', 'drivers.id', 'driver_pipelines.driver_id')
    .orderBy(['driver_pipelines.due_at', 'driver_pipelines.driver_id'])
    .limit(FIRST_OF_THEM)
    .select({
      driverId: 'driver_pipelines.driver_id',
      name: trx.raw(`drivers.first_name || ' ' || left(drivers.last_name, 1) || '.'`),
      stage: 'driver_pipelines.stage',
      enteredAt: 'driver_pipelines.stage_entered_at',
    });
  return { count, drivers: drivers as DigestDriverRow[] };
}

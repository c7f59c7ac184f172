import type { Knex } from 'knex';
import type { BenchStatus } from '#domain/bench/states';
import type { FileAccess } from '#domain/dq-access/file-access';
import type { DossierRelation } from '#domain/driver-dossier/relation';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import type { Stage } from '#domain/shared/candidacy-states';
import type { Db } from '../core/handle';
import { readTogether } from '../core/read-together';

/** A carrier and a driver. */
export interface CarrierAndDriver {
  readonly organizationId: string;
  readonly driverId: string;
}

/** The rows that say what connects a driver with a carrier. */
export interface RelationRows {
  readonly candidacies: readonly { readonly stage: Stage | null }[];
  readonly bench: readonly { readonly status: BenchStatus }[];
  readonly pipelines: readonly { readonly stage: DriverStage; readonly isErased: boolean }[];
}

/** The queries of {@link RelationRows}, for {@link readTogether}. */
export const relationQueries = (
  db: Db,
  { organizationId, driverId }: CarrierAndDriver,
): Readonly<Record<keyof RelationRows, Knex.QueryBuilder>> => ({
  candidacies: db('candidacies').where({ organization_id: organizationId, driver_id: driverId }).select('stage'),
  bench: db('bench_entries').where({ organization_id: organizationId, driver_id: driverId }).select('status'),
  pipelines: db('driver_pipelines')
    .where({ driver_id: driverId })
    .select({ stage: 'stage', isErased: db.raw(`coalesce((snapshot ->> 'isErased')::boolean, false)`) }),
});

/** The relation of a driver to a carrier; undefined for a driver who does not exist. */
export function relationFrom(
  { candidacies, bench, pipelines }: RelationRows,
  access: FileAccess,
): (DossierRelation & { readonly stage: DriverStage }) | undefined {
  const [pipeline] = pipelines;
  if (pipeline === undefined || pipeline.isErased) return undefined;
  return {
    stage: pipeline.stage,
    candidacyStages: candidacies.map(({ stage }) => stage),
    bench: bench[0]?.status ?? null,
    access: access.state,
    isByLaw: access.isByLaw,
  };
}

export const readRelationRows = (db: Db, of: CarrierAndDriver): Promise<RelationRows> =>
  readTogether<RelationRows>(db, relationQueries(db, of));

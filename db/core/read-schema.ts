import type { Db } from './handle';

/** All tables, partitioned ones and partitions included, without the migration tool's own. */
const ownTables = `
  from pg_class as class
  join pg_namespace as namespace on namespace.oid = class.relnamespace and namespace.nspname = 'public'
  where class.relkind in ('r', 'p') and class.relname not like 'schema_migrations%'`;

const tablesSql = `
  select class.relname as name, class.relkind = 'p' as is_partitioned, class.relpersistence = 'u' as is_unlogged,
    case when class.relkind = 'p' then pg_get_partkeydef(class.oid) end as partition_key,
    case when class.relispartition then pg_get_expr(class.relpartbound, class.oid) end as bounds,
    (select parent.relname from pg_inherits join pg_class as parent on parent.oid = inhparent
      where inhrelid = class.oid) as parent
  ${ownTables}
  order by class.relname collate "C"`;

const columnsSql = `
  select class.relname as table_name, attribute.attname as name,
    format_type(attribute.atttypid, attribute.atttypmod) as type, attribute.attnotnull as is_required,
    attribute.attgenerated <> '' as is_generated, attribute.attidentity = 'a' as is_identity,
    case when attribute.attcollation <> type.typcollation then coll.collname end as collation_name,
    pg_get_expr(def.adbin, def.adrelid) as expression
  from pg_attribute as attribute
  join pg_class as class on class.oid = attribute.attrelid
  join pg_namespace as namespace on namespace.oid = class.relnamespace and namespace.nspname = 'public'
  join pg_type as type on type.oid = attribute.atttypid
  left join pg_collation as coll on coll.oid = attribute.attcollation
  left join pg_attrdef as def on def.adrelid = class.oid and def.adnum = attribute.attnum
  where class.relkind in ('r', 'p') and attribute.attnum > 0 and not attribute.attisdropped
  order by attribute.attnum`;

const constraintsSql = `
  select class.relname as table_name, con.conname as name, pg_get_constraintdef(con.oid) as definition
  from pg_constraint as con
  join pg_class as class on class.oid = con.conrelid
  join pg_namespace as namespace on namespace.oid = class.relnamespace and namespace.nspname = 'public'
  where con.contype <> 'n' and not class.relispartition
  order by con.contype = 'p' desc, con.conname collate "C"`;

const indexesSql = `
  select indexes.tablename as table_name, indexes.indexdef as definition
  from pg_indexes as indexes
  join pg_class as class on class.relname = indexes.indexname and class.relnamespace = 'public'::regnamespace
  where indexes.schemaname = 'public' and not class.relispartition
    and not exists (select from pg_constraint where conindid = class.oid)
  order by indexes.indexname collate "C"`;

const triggersSql = `
  select class.relname as table_name, pg_get_triggerdef(trigger.oid) ||
    case when trigger.tgenabled = 'A' then format(E';\\nalter table %I enable always trigger %I', class.relname, trigger.tgname)
      else '' end as definition
  from pg_trigger as trigger
  join pg_class as class on class.oid = trigger.tgrelid and class.relnamespace = 'public'::regnamespace
  where not trigger.tgisinternal and not class.relispartition
  order by trigger.tgname collate "C"`;

/** Our own functions, without those that extensions create. */
const functionsSql = `
  select pg_get_functiondef(proc.oid) as definition
  from pg_proc as proc
  where proc.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where pg_depend.objid = proc.oid and pg_depend.deptype = 'e')
  order by proc.proname collate "C"`;

const extensionsSql = `select extname as name from pg_extension where extname <> 'plpgsql' order by extname collate "C"`;

export interface TableRow {
  readonly name: string;
  readonly is_partitioned: boolean;
  readonly is_unlogged: boolean;
  readonly partition_key: string | null;
  readonly bounds: string | null;
  readonly parent: string | null;
}

export interface ColumnRow {
  readonly table_name: string;
  readonly name: string;
  readonly type: string;
  readonly is_required: boolean;
  readonly is_generated: boolean;
  readonly is_identity: boolean;
  /** Null for the type's own collation. */
  readonly collation_name: string | null;
  readonly expression: string | null;
}

export interface PartRow {
  readonly table_name: string;
  readonly name: string;
  readonly definition: string;
}

/** The database's catalog, in an order that is the same for the same migrations. */
export interface Schema {
  readonly extensions: readonly string[];
  readonly functions: readonly string[];
  readonly tables: readonly TableRow[];
  readonly columns: readonly ColumnRow[];
  readonly constraints: readonly PartRow[];
  readonly indexes: readonly PartRow[];
  readonly triggers: readonly PartRow[];
}

/** Reads the catalog. The embedded PostgreSQL has no pg_dump. */
export async function readSchema(db: Db): Promise<Schema> {
  const rows = async <T>(sql: string): Promise<T[]> => (await db.raw<{ rows: T[] }>(sql)).rows;
  return {
    extensions: (await rows<{ name: string }>(extensionsSql)).map(({ name }) => name),
    functions: (await rows<{ definition: string }>(functionsSql)).map(({ definition }) => definition),
    tables: await rows(tablesSql),
    columns: await rows(columnsSql),
    constraints: await rows(constraintsSql),
    indexes: await rows(indexesSql),
    triggers: await rows(triggersSql),
  };
}

/** Returns the parts that belong to a table. */
export function ofTable<T extends { readonly table_name: string }>(parts: readonly T[], { name }: TableRow): T[] {
  return parts.filter((part) => part.table_name === name);
}

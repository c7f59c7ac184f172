/** Some drivers: only these, or everybody except these. */
export type SomeDrivers = { readonly only: readonly string[] } | { readonly except: readonly string[] };

/** An SQL condition on a column with a driver's id, and its bindings; without drivers, it holds for everybody. */
export function someDrivers(
  column: string,
  drivers: SomeDrivers | undefined,
): { readonly sql: string; readonly values: readonly string[][] } {
  if (drivers === undefined) return { sql: 'true', values: [] };
  return 'only' in drivers
    ? { sql: `${column} = any (?::uuid[])`, values: [[...drivers.only]] }
    : { sql: `${column} <> all (?::uuid[])`, values: [[...drivers.except]] };
}

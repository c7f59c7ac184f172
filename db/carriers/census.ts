import type { Db } from '#db/core/handle';
import type { CensusCarrier } from '#domain/carriers/schema';
import { foldedText } from '#domain/shared/folded-text';
import { shortened, writtenOut } from '#domain/shared/short-forms';

export interface CensusRow {
  readonly dotNumber: number;
  readonly legalName: string | null;
  readonly dbaName: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly censusZip: string | null;
  readonly powerUnits: number | null;
  readonly drivers: number | null;
}

export const censusColumns = {
  dotNumber: 'fmcsa_carriers.dot_number',
  legalName: 'fmcsa_carriers.legal_name',
  dbaName: 'fmcsa_carriers.dba_name',
  city: 'fmcsa_carriers.city',
  state: 'fmcsa_carriers.state',
  censusZip: 'fmcsa_carriers.postal_code',
  powerUnits: 'fmcsa_carriers.power_units',
  drivers: 'fmcsa_carriers.drivers',
};

const MAX_RESULTS = 10;

/**
 * Finds carriers whose USDOT number, legal name or DBA name starts with the text. Each scans one index and stops after
 * ten rows, so the query is as fast with millions of rows as with thousands.
 */
export async function searchCensus(db: Db, search: string): Promise<CensusCarrier[]> {
  const prefix = foldedText(search);
  if (prefix === '') return [];
  const startingWith = (column: string, start = prefix) =>
    db('fmcsa_carriers')
      .where(column, 'like', `${start}%`)
      .orderBy(column)
      .limit(MAX_RESULTS)
      .select(censusColumns) as PromiseLike<CensusRow[]>;
  const byNumber = /^\d+$/.test(prefix) ? await startingWith('dot_text') : [];
  const byName: CensusRow[] = [];
  for (const start of spellingsOf(prefix)) {
    byName.push(...(await startingWith('search_name', start)), ...(await startingWith('search_dba', start)));
  }
  const found = new Map([...byNumber, ...byName].map((row) => [row.dotNumber, row]));
  return [...found.values()].slice(0, MAX_RESULTS).map(toCensusCarrier);
}

/** A beginning as it is typed, and with its words written out or shortened. */
const spellingsOf = (prefix: string): ReadonlySet<string> =>
  new Set([prefix, ...[writtenOut, shortened].map((form) => prefix.split(' ').map(form).join(' '))]);

export function toCensusCarrier(row: CensusRow): CensusCarrier {
  const { dotNumber, legalName, dbaName, city, state, censusZip, powerUnits, drivers } = row;
  return {
    mcdotNumber: String(dotNumber),
    legalName: legalName ?? '',
    dbaName,
    city,
    state,
    zip: censusZip,
    powerUnits,
    drivers,
  };
}

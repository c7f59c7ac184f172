import { z } from 'zod';

/** A motor carrier in the federal census. */
export interface FmcsaCarrier {
  readonly dotNumber: number;
  readonly legalName: string;
  readonly dbaName: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
  readonly powerUnits: number | null;
  readonly drivers: number | null;
}

export interface FmcsaService {
  /** Carriers with this number, or whose name starts with the text. */
  find(search: string): Promise<FmcsaCarrier[]>;
}

interface FmcsaOptions {
  readonly webKey: string;
  /** The base URL, for tests. */
  readonly baseUrl?: string;
}

const REAL_URL = 'https://mobile.fmcsa.dot.gov/qc/services';
const TIMEOUT_MS = 4_000;
const PAGE_SIZE = 10;

const text = z.string().nullish();
const count = z.number().nullish();
const Carrier = z.object({
  carrier: z.object({
    dotNumber: z.coerce.number().int(),
    legalName: z.string(),
    dbaName: text,
    phyCity: text,
    phyState: text,
    phyZipcode: text,
    totalPowerUnits: count,
    totalDrivers: count,
  }),
});
/** One carrier for a number, a list for a name, null if there is none. */
const CarrierResponse = z.object({ content: z.union([z.array(Carrier), Carrier]).nullish() });

/** FMCSA's web service ("QCMobile"). */
export function createFmcsaService({ webKey, baseUrl = REAL_URL }: FmcsaOptions): FmcsaService {
  return {
    find: async (search) => {
      const path = /^\d+$/.test(search) ? `carriers/${search}` : `carriers/name/${encodeURIComponent(search)}`;
      const query = new URLSearchParams({ webKey, start: '0', size: String(PAGE_SIZE) });
      const response = await fetch(`${baseUrl}/${path}?${query.toString()}`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      // The URL contains the key, so it is not part of the error.
      if (!response.ok) throw new Error(`The FMCSA service returned ${String(response.status)}`);
      const { content } = CarrierResponse.parse(await response.json());
      return [content ?? []].flat().map(({ carrier }) => toCarrier(carrier));
    },
  };
}

function toCarrier(found: z.infer<typeof Carrier>['carrier']): FmcsaCarrier {
  return {
    dotNumber: found.dotNumber,
    legalName: found.legalName,
    dbaName: found.dbaName ?? null,
    city: found.phyCity ?? null,
    state: found.phyState ?? null,
    postalCode: found.phyZipcode ?? null,
    powerUnits: found.totalPowerUnits ?? null,
    drivers: found.totalDrivers ?? null,
  };
}

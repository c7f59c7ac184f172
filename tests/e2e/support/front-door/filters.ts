import type { z } from 'zod';
import type { DriverCards, DriverSearchBody } from '#domain/drivers/schema';
import { apiSend, type Person } from '../../../../scripts/tour/people';

type Body = Omit<z.input<typeof DriverSearchBody>, 'orderId' | 'page' | 'limit'>;
type Listed = keyof NonNullable<Body['filters']>;

/**
 * What narrows the search by answers: the lists of the schema, radius and name. Certification changes in the story; the
 * fit has a table of its own (`fit-of-answers.test.ts`), and `found-by-answers.test.ts` searches by it.
 */
export type SearchFilter = Listed | Exclude<keyof Body, BesideAnswers>;
type BesideAnswers = 'filters' | 'facilityCoordinates' | 'haulCertifiedOnly' | 'fitsOnly';

/** A search that must find the driver by what they answered, and one that must not. */
export interface FilterAnswer {
  finds: Body;
  misses: Body;
}

/** What a driver's answers mean for every filter; a filter that is added to the schema must be added here. */
export type FilterAnswers = Record<SearchFilter, FilterAnswer>;

/** Whether the carrier's search shows the driver. */
export async function isFound(
  { baseUrl, recruiter, orderId }: { baseUrl: string; recruiter: Person; orderId: string },
  driverId: string,
  body: Body = {},
): Promise<boolean> {
  const { data } = await apiSend<DriverCards>({ baseUrl, person: recruiter }, '/api/drivers/search', {
    ...body,
    orderId,
    limit: 100,
  });
  return data.some(({ _id }) => _id === driverId);
}

import type { z } from 'zod';
import type { DriverCards, DriverSearchBody } from '#domain/drivers/schema';
import { apiSend, type Person } from '../../../../lab/tour/people';

type Body = Omit<z.input<typeof DriverSearchBody>, 'orderId' | 'page' | 'limit'>;
type Listed = keyof NonNullable<Body['filters']>;

/**
 * Filters that depend on drivers' answers: the schema's lists, radius and name. Certification is covered by the story; the
 * fit is covered by `fit-of-answers.test.ts` and `search-by-application.test.ts`.
 */
export type SearchFilter = Listed | Exclude<keyof Body, NotAnswerFilters>;
type NotAnswerFilters = 'filters' | 'facilityCoordinates' | 'haulCertifiedOnly' | 'fitsOnly' | 'sort';

/** A search that must find the driver by their answers, and one that must not. */
export interface FilterAnswer {
  finds: Body;
  misses: Body;
}

/** Expected results for every filter. A filter added to the schema must be added here. */
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

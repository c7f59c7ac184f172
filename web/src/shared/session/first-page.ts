import type { QueryClient } from '@tanstack/react-query';
import { isCarrierStaff } from '#domain/accounts/actor';
import { paths } from '#web/shared/paths';
import { actorOf, type CurrentUser, currentUserQuery } from './current-user';

/**
 * The page that a sign-in opens if no other page required it: `/`, whose redirect by position the specification sets,
 * or for accounting its own start page (docs/decisions/103-accounting-starts-on-its-own-page.md).
 */
export const firstPageOf = (user: CurrentUser): string =>
  user.position === 'ACCOUNTING' && isCarrierStaff(actorOf(user)) ? paths.accounting : paths.start;

/** The first page of the session that was just started. */
export function firstPage(client: QueryClient): string {
  const user = client.getQueryData(currentUserQuery().queryKey);
  return user === undefined ? paths.start : firstPageOf(user);
}

import { expect, it } from '@jest/globals';
import { allRoutes } from '#api/routes';
import { policy } from '#domain/accounts/policy';
import { problems } from '#domain/problems';

const grantsOf: Readonly<Record<string, readonly { readonly role: string }[] | undefined>> = policy;

/** Whether only a carrier's own staff use the route. */
const isForCarriers = (permission: string): boolean =>
  grantsOf[permission]?.every(({ role }) => role === 'business' || role === 'business-admin') ?? false;

const routes = allRoutes.filter(({ permission }) => isForCarriers(permission));

it('a problem that only a carrier reads does not speak of "the carrier", as if it were somebody else', () => {
  const codes = new Set(routes.flatMap((route) => route.problems));
  const titles = [...codes].map((code) => [code, problems[code].title] as const);

  expect(codes).toContain('rate-above-carrier');
  expect(titles.filter(([, title]) => /\bthe carrier\b(?! agreement)/i.test(title))).toEqual([]);
});

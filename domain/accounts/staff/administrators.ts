import type { Role } from '../roles';

/** Roles of a member of staff: a carrier's, or the platform's own. */
export const rolesOf = (crew: 'carrier' | 'ops', { isAdmin }: { readonly isAdmin: boolean }): readonly Role[] => {
  if (crew === 'ops') return isAdmin ? ['ops', 'ops-admin'] : ['ops'];
  return isAdmin ? ['business', 'business-admin'] : ['business'];
};

/** Whether these roles manage the crew that they belong to. */
export const isAdministrator = (roles: readonly Role[]): boolean =>
  roles.includes('business-admin') || roles.includes('ops-admin');

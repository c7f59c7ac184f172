import type { Role } from '../roles';

/** Roles of a staff member of a carrier or of the platform. */
export function rolesOf(workplace: 'carrier' | 'ops', { isAdmin }: { readonly isAdmin: boolean }): readonly Role[] {
  if (workplace === 'ops') return isAdmin ? ['ops', 'ops-admin'] : ['ops'];
  return isAdmin ? ['business', 'business-admin'] : ['business'];
}

/** Whether these roles include managing the staff. */
export const isAdministrator = (roles: readonly Role[]): boolean =>
  roles.includes('business-admin') || roles.includes('ops-admin');

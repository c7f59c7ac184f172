import type { Position } from '#domain/accounts/roles';
import type { Person } from './people';

/** One person per role. All staff work for the same carrier, which is in its trial, except the one who pays. */
export interface DemoUsers {
  readonly recruiter: Person;
  readonly hr: Person;
  readonly safety: Person;
  readonly admin: Person;
  readonly accounting: Person;
  readonly manager: Person;
  readonly ops: Person;
  /** Accounting of the carrier that has invoices, one of them overdue. */
  readonly payer: Person;
  /** Active drivers. */
  readonly drivers: Person[];
  /** A driver who is not active yet, if the demo has one. */
  readonly applicant: Person | undefined;
}

const isDriver = ({ user }: Person) => user.roles.includes('applicant');

/** The carrier with the most demo logins, whose entire staff can sign in. */
function mainOrganization(people: readonly Person[]): string {
  const counts = new Map<string, number>();
  for (const { user } of people) {
    const id = user.organization?._id;
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  if (first === undefined) throw new Error('The demo has no carrier');
  return first[0];
}

function required(person: Person | undefined, kind: string): Person {
  if (person === undefined) throw new Error(`The demo has no ${kind}`);
  return person;
}

export function demoUsersOf(people: readonly Person[]): DemoUsers {
  const organizationId = mainOrganization(people);
  const staff = people.filter(({ user }) => user.organization?._id === organizationId);
  const at = (position: Position) =>
    required(
      staff.find(({ user }) => user.position === position),
      position,
    );
  const drivers = people.filter(isDriver);
  return {
    recruiter: at('RECRUITER'),
    hr: at('HR'),
    safety: at('SAFETY'),
    admin: required(
      staff.find(({ user }) => user.roles.includes('business-admin')),
      'business-admin',
    ),
    accounting: at('ACCOUNTING'),
    manager: at('LOCATION_MANAGER'),
    payer: required(
      people.find(({ user }) => user.position === 'ACCOUNTING' && user.organization?._id !== organizationId),
      'carrier with invoices',
    ),
    ops: required(
      people.find(({ user }) => user.roles.includes('ops')),
      'ops member',
    ),
    drivers: drivers.filter(({ user }) => user.isActive),
    applicant: drivers.find(({ user }) => !user.isActive),
  };
}

import type { StaffMember } from '#domain/accounts/staff/schema';
import { aRecruiter } from './people';

const id = (last: number) => `018f0000-0000-7000-8000-0000000002${String(last).padStart(2, '0')}`;
export const FACILITY = { _id: id(20), name: 'Pier T yard', isActive: true };

/** An administrator in an HR position. */
export const anAdministrator = () =>
  aRecruiter({ roles: ['business', 'business-admin'], position: 'HR', landingPath: '/business/dashboard' });

/** An active recruiter, by default. */
export const aMember = (more: Partial<StaffMember> = {}): StaffMember => ({
  _id: id(1),
  firstName: 'Alex',
  lastName: 'Moss',
  email: 'alex@longbeachdrayage.example',
  position: 'RECRUITER',
  isAdmin: false,
  state: 'active',
  invitedAt: null,
  facilities: [FACILITY],
  lastSignIn: {
    at: '2026-11-20T15:00:00.000Z',
    device:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
    ipPrefix: '203.0.113.0/24',
  },
  lead: null,
  ...more,
});

export const anInvitee = (more: Partial<StaffMember> = {}): StaffMember =>
  aMember({
    _id: id(2),
    firstName: 'Kim',
    lastName: 'Park',
    email: 'kim@longbeachdrayage.example',
    state: 'invited',
    invitedAt: '2026-11-21T15:00:00.000Z',
    facilities: [],
    lastSignIn: null,
    ...more,
  });

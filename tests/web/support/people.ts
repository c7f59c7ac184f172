import type { CurrentUser } from '#web/shared/session/current-user';

const person = (id: number, more: Partial<CurrentUser>): CurrentUser => ({
  _id: `018f0000-0000-7000-8000-00000000000${id}`,
  createdAt: '2026-01-05T15:00:00.000Z',
  email: 'robin@longbeachdrayage.example',
  firstName: 'Robin',
  lastName: 'Vale',
  roles: ['business'],
  status: 'confirmed',
  position: null,
  isActive: true,
  organization: { _id: '018f0000-0000-7000-8000-0000000000aa', name: 'Long Beach Drayage', isActive: true },
  facilities: [],
  fleetInfo: null,
  personalInfo: { phone: null },
  locale: 'en',
  theme: 'system',
  singleKeys: true,
  timeZone: 'America/Los_Angeles',
  isWelcomeRead: true,
  demoExpiresAt: null,
  landingPath: '/business/dashboard',
  dqAccesses: [],
  ...more,
});

export const aRecruiter = (more: Partial<CurrentUser> = {}) =>
  person(1, { position: 'RECRUITER', landingPath: '/business/my-jobs', ...more });

export const aSafetyOfficer = (more: Partial<CurrentUser> = {}) => person(2, { position: 'SAFETY', ...more });

export const anOpsMember = (more: Partial<CurrentUser> = {}) =>
  person(3, { roles: ['ops'], organization: null, landingPath: '/ops/stalled', ...more });

export const anOpsAdmin = (more: Partial<CurrentUser> = {}) => anOpsMember({ roles: ['ops', 'ops-admin'], ...more });

export const aDriver = (more: Partial<CurrentUser> = {}) =>
  person(4, { roles: ['applicant'], organization: null, landingPath: '/driver/home', ...more });

export const anApplyingDriver = (more: Partial<CurrentUser> = {}) =>
  aDriver({ isActive: false, landingPath: '/driver/onboarding', ...more });

import { describe, expect, it } from '@jest/globals';
import type { Actor } from '#domain/accounts/actor';
import { landingPath } from '#domain/accounts/landing';

const actor = (overrides: Partial<Actor>): Actor => ({ userId: 'u', roles: ['business'], ...overrides });

describe('the landing page', () => {
  it.each([
    ['nobody', undefined, '/auth/carrierLogin'],
    ['a recruiter', actor({ position: 'RECRUITER', organizationId: 'o' }), '/business/my-jobs'],
    ['other staff', actor({ position: 'HR', organizationId: 'o' }), '/business/dashboard'],
    [
      'an admin who recruits',
      actor({ roles: ['business-admin'], position: 'RECRUITER', organizationId: 'o' }),
      '/business/my-jobs',
    ],
    ['operations', actor({ roles: ['ops'] }), '/ops/stalled'],
    ['a driver who is not active', actor({ roles: ['applicant'], driverId: 'u' }), '/driver/onboarding'],
  ])('of %s', (_who, person, path) => {
    expect(landingPath(person, false)).toBe(path);
  });

  it('of an active driver is his home', () => {
    expect(landingPath(actor({ roles: ['applicant'], driverId: 'u' }), true)).toBe('/driver/home');
  });
});

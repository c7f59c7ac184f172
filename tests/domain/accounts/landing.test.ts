import { describe, expect, it } from '@jest/globals';
import type { Actor } from '#domain/accounts/actor';
import { landingPath } from '#domain/accounts/landing';

const actor = (overrides: Partial<Actor>): Actor => ({ userId: 'u', roles: ['business'], ...overrides });

describe('the landing page', () => {
  it.each([
    ['a visitor without an account', undefined, '/auth/carrierLogin'],
    ['a recruiter', actor({ position: 'RECRUITER', organizationId: 'o' }), '/business/my-jobs'],
    ['other staff', actor({ position: 'HR', organizationId: 'o' }), '/business/dashboard'],
    [
      'an admin who recruits',
      actor({ roles: ['business-admin'], position: 'RECRUITER', organizationId: 'o' }),
      '/business/my-jobs',
    ],
    ['operations', actor({ roles: ['ops'] }), '/ops/stalled'],
    ['a driver who is not active', actor({ roles: ['applicant'], driverId: 'u' }), '/driver/onboarding'],
  ])('for %s', (_who, person, path) => {
    expect(landingPath(person, false)).toBe(path);
  });

  it("is the driver's home page for an active driver", () => {
    expect(landingPath(actor({ roles: ['applicant'], driverId: 'u' }), true)).toBe('/driver/home');
  });
});

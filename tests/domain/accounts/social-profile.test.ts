import { describe, expect, it } from '@jest/globals';
import { toSocialProfile } from '#domain/accounts/social/profile';

const claims = {
  sub: '42',
  email: ' maria@example.com ',
  email_verified: true,
  given_name: 'Maria',
  family_name: 'Lopez',
};

describe('the profile from a network', () => {
  it('is read from the claims of an ID token', () => {
    expect(toSocialProfile('google', claims)).toEqual({
      provider: 'google',
      subject: '42',
      email: 'maria@example.com',
      firstName: 'Maria',
      lastName: 'Lopez',
    });
  });

  it('is read from profile fields with other names', () => {
    const profile = { id: '42', email: 'maria@example.com', first_name: 'Maria', last_name: 'Lopez' };

    expect(toSocialProfile('facebook', profile)).toMatchObject({
      subject: '42',
      firstName: 'Maria',
      lastName: 'Lopez',
    });
  });

  it.each([undefined, '', '   ', 7])('has one space as first name for %j', (name) => {
    expect(toSocialProfile('apple', { ...claims, given_name: name })).toMatchObject({ firstName: ' ' });
  });

  it('leaves out an invalid name', () => {
    const strange = { given_name: 'Win at https://evil.example', family_name: 'L\u0007opez', first_name: 'Mia' };

    expect(toSocialProfile('google', { ...claims, ...strange })).toMatchObject({ firstName: 'Mia', lastName: '' });
  });

  it('removes what nobody sees from a name', () => {
    const marked = { given_name: '\u202aMia\u202c', family_name: 'L\u200bopez' };

    expect(toSocialProfile('google', { ...claims, ...marked })).toMatchObject({ firstName: 'Mia', lastName: 'Lopez' });
  });

  it('accepts the text "true" of Apple as verified', () => {
    expect(toSocialProfile('apple', { ...claims, email_verified: 'true' })).toMatchObject({ provider: 'apple' });
  });

  it.each([
    ['google', undefined],
    ['apple', 'false'],
    ['indeed', false],
    ['facebook', false],
  ] as const)('is refused for %s if the verified flag of the address is %j', (provider, verified) => {
    expect(toSocialProfile(provider, { ...claims, email_verified: verified })).toEqual({
      code: 'social-email-missing',
    });
  });

  it('is refused without an id', () => {
    expect(toSocialProfile('google', { ...claims, sub: undefined })).toEqual({ code: 'social-user-missing' });
  });
});

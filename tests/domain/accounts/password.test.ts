import { describe, expect, it } from '@jest/globals';
import { NewPassword } from '#domain/accounts/fields/schema';
import { commonPasswords } from '#domain/accounts/password/common-passwords';
import { meetsPasswordRule, PASSWORD_RULE } from '#domain/accounts/password/rules';

const refusalOf = (password: string) => NewPassword.safeParse(password).error?.issues.map(({ message }) => message);

describe('a new password', () => {
  it.each(['night run to Fontana 7!', 'Über-die-Grenze1', '1234567890-a', 'пароль-длинный-9'])(
    'may be %s',
    (password) => {
      expect(refusalOf(password)).toBeUndefined();
    },
  );

  it.each([
    ['too short', 'abc-def-ghi'],
    ['without a digit', 'night run to Fontana!'],
    ['without a letter', '1234567890-!'],
    ['without a symbol', 'night run to Fontana 7'],
    ['long only in code units', '🚚🚚🚚🚚🚚a1!'],
  ])('is refused if it is %s', (_what, password) => {
    expect(refusalOf(password)).toEqual([PASSWORD_RULE]);
  });

  it.each(['Password123!', 'P@ssw0rd1234', 'TRUCKDRIVER1!', 'Qwertyuiop1!', '1qaz@WSX3edc', 'Welcome@2026'])(
    'is refused if it is as common as %s',
    (password) => {
      expect(refusalOf(password)).toEqual(['common-password']);
    },
  );
});

describe('the list of the most common passwords', () => {
  it('has more than a thousand that the rule alone would accept, all in lowercase', () => {
    const listed = [...commonPasswords];

    expect(listed.filter(meetsPasswordRule).length).toBeGreaterThan(1_000);
    expect(listed.filter((password) => password !== password.toLowerCase())).toEqual([]);
  });
});

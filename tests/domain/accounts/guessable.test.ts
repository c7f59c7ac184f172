import { describe, expect, it } from '@jest/globals';
import { isGuessable } from '#domain/accounts/password/guessable';
import { guessedWords } from '#platform/guessed-words';

const sam = ['sam.rivera@blue-mesa.example', 'Sam', 'Rivera', 'Blue Mesa Freight'];
const guessable = (password: string) => isGuessable(password, guessedWords, sam);

describe('a password', () => {
  it.each([
    'Abcdefgh123!',
    'Summer2026!!',
    '!!2026Summer',
    'P@$$w0rd-2026',
    'pa55word1234!',
    'Tr1nity-8812!',
    'Mustang_1967!',
    'dragondragon1!',
    'Qwertyuiop[]12',
    'zxcvbnm,./123',
    'LKJHGFDSA-987',
    'aaaaaaaaaaa1!',
    '1234567890-a',
    '121212121212a!',
    'Sunday-12-Sunday',
    'passw0rd!passw0rd!1',
  ])('%s is guessable: a common word with an ending', (password) => {
    expect(guessable(password)).toBe(true);
  });

  it.each(['Rivera-1984!!', 'SamRivera123!', 's4mr1v3ra2026!', 'BlueMesa#2026', 'Freight-Sam-77!'])(
    "%s is guessable: made of the person's name, address or company",
    (password) => {
      expect(guessable(password)).toBe(true);
      expect(isGuessable('Oklahoma-Tulip-7', guessedWords, sam)).toBe(false);
    },
  );

  it.each([
    'night run to Fontana 7!',
    'a long enough passphrase 7!',
    'correct horse battery 9!',
    'Über-die-Grenze1',
    'пароль-длинный-9',
    'xK9#mQ2$vL7!',
    'Rivera sings on bridges 4!',
  ])('%s is accepted', (password) => {
    expect(guessable(password)).toBe(false);
  });
});

describe('the list of common words', () => {
  it('has 5,500 words of four to twenty letters', () => {
    expect(guessedWords.size).toBe(5_500);
    expect([...guessedWords].filter((word) => !/^[a-z]{4,20}$/.test(word))).toEqual([]);
  });
});

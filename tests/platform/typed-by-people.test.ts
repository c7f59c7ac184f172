import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { EmailAddress, OneTimeCode, PersonName } from '#domain/accounts/fields/schema';
import { storedDotNumber } from '#domain/carriers/dot-number';
import { isSsn, strippedSsn } from '#domain/compliance/rules';
import { isNameOf } from '#domain/compliance/signed-name';
import { isPhone, storedPhone } from '#domain/driver-histories/contacts';
import { hasEndorsement } from '#domain/drivers/qualifications';
import { placeNamed } from '#domain/places/place-name';
import { storedZip } from '#domain/places/zip';
import { readBulkResult } from '#domain/screening/clearinghouse';
import { foldedText } from '#domain/shared/folded-text';
import { acceptFile } from '#platform/accept-file';
import { checkHere } from '#platform/pdf-check';
import { normalizePhone } from '#platform/phone';
import { completeAddress, searchPlaces } from '#platform/places';
import { aPdf } from '../support/pictures';

const isSigned = (typed: string, firstName: string, lastName: string) => isNameOf(typed, { firstName, lastName });
function placeOf(typed: string): string | undefined {
  const place = placeNamed(typed, searchPlaces(typed, 50));
  return place && `${place.city}, ${place.state}`;
}
const addressOf = (typed: string) =>
  completeAddress(typed, 1).map(({ addressLine1, city, state }) => [addressLine1, city, state].join(' / '))[0];

describe('a signature as a license has the name', () => {
  it.each([
    ['MCDONALD RONALD', 'Ronald', 'Mc Donald'],
    ['HANS VANDERBERG', 'Hans', 'van der Berg'],
    ['ABUBAKR ALI', 'Ali', 'Abu-Bakr'],
    ['ROBERT SMITH', 'Robert', 'Smith 3rd'],
    ['ROBERT SMITH III', 'Robert', 'Smith 3rd'],
    ['ROBERT SMITH 2ND', 'Robert', 'Smith II'],
    ['ROBERT SMITH V', 'Robert', 'Smith'],
    ['Smith,Robert', 'Robert', 'Smith'],
    ['SMITH/ROBERT', 'Robert', 'Smith'],
    ['ROBERT NMI SMITH', 'Robert', 'Smith'],
    ['DILAN YILDIZ', 'Dılan', 'Yıldız'],
    ['GUDRUN PORSDOTTIR', 'Guðrún', 'Porsdóttir'],
    ['MARIA D JESUS', 'María', "D'Jesús"],
    ['Anna-Lena Mueller-Luedenscheid', 'Anna Lena', 'Müller-Lüdenscheid'],
    ['DMITRII IVANOV', 'Dmitrii', 'Ivanov '],
    ['SUN-HEE PARK', 'Sunhee', 'Park'],
    ['JEAN LUC ST CYR', 'Jean-Luc', 'Saint-Cyr'],
  ])('%s is that of %s %s', (typed, firstName, lastName) => {
    expect(isSigned(typed, firstName, lastName)).toBe(true);
  });

  it.each([
    ['ROBERT SMITHSON', 'Robert', 'Smith'],
    ['ROBERTA SMITH', 'Robert', 'Smith'],
    ['ROBERT V', 'Robert', 'Smith V'],
  ])('%s is not that of %s %s', (typed, firstName, lastName) => {
    expect(isSigned(typed, firstName, lastName)).toBe(false);
  });
});

describe('a name', () => {
  it.each([
    ['Ţepeş', 'Țepeș'],
    ['ĲSBRAND', 'ijsbrand'],
    ['Ｓａｍ', 'sam'],
    ['Алёна', 'Алена'],
    ['ʿAlī', 'Ali'],
    ['Mary‐Ann', 'mary ann'],
    ['Þórʼs', 'thors'],
    ['Nguyễn', 'Nguyê\u0303n'],
  ])('%s is found as %s', (stored, typed) => {
    expect(foldedText(stored)).toBe(foldedText(typed));
  });

  it.each([
    ['Sam\u00a0Lee\u200e', 'Sam Lee'],
    ['D\u02bcAngelo', 'D\u02bcAngelo'],
  ])('%j is accepted as %j', (typed, name) => {
    expect(PersonName.safeParse(typed).data).toBe(name);
  });
});

describe('a place', () => {
  it.each([
    ['Long Beach 90802', 'Long Beach, CA'],
    ['Long Beach CA 90802 USA', 'Long Beach, CA'],
    ['ZIP 90802', 'Long Beach, CA'],
    ['90802 Long Beach', 'Long Beach, CA'],
    ['Dallas (TX)', 'Dallas, TX'],
    ['Dallas - TX', 'Dallas, TX'],
    ['Dallas – Texas', 'Dallas, TX'],
    ['TX Dallas', 'Dallas, TX'],
    ['TX, Dallas', 'Dallas, TX'],
    ['Texas, Houston', 'Houston, TX'],
    ['Dallas; TX', 'Dallas, TX'],
    ['Dallas,  Tx.', 'Dallas, TX'],
    ['DALLAS TEXAS U.S.', 'Dallas, TX'],
    ['Mc Allen TX', 'Mcallen, TX'],
    ['Dallas, TX, 75201', 'Dallas, TX'],
    ['St. Louis (MO)', 'Saint Louis, MO'],
  ])('%s is %s', (typed, place) => {
    expect(placeOf(typed)).toBe(place);
  });

  it.each([
    ['12 Ft. Worth Ave, Ft. Worth, TX', '12 Ft. Worth Ave / Fort Worth / TX'],
    ['12 Mt. Vernon Rd Mt. Vernon NY 10550', '12 Mt. Vernon Rd / Mount Vernon / NY'],
    ['12 Main St, Apt 4, Dallas, TX 75201', '12 Main St, Apt 4 / Dallas / TX'],
    ['12 Main St\tDallas\tTX\t75201', '12 Main St / Dallas / TX'],
    ['12 Main St | Dallas | TX 75201', '12 Main St / Dallas / TX'],
    ['12 Main St • Dallas, TX 75201', '12 Main St / Dallas / TX'],
  ])('%j is the address %s', (typed, address) => {
    expect(addressOf(typed)).toBe(address);
  });
});

describe('a number', () => {
  it.each([
    ['code: 374701', '374701'],
    ['374\u2007701', '374701'],
    ['３７４７０１', '374701'],
    ['G-374701', '374701'],
  ])('%j is the code %s', (typed, code) => {
    expect(OneTimeCode.safeParse(typed).data).toBe(code);
  });

  it.each([
    ['219–09–9999', '219099999'],
    ['219\u00a009\u00a09999', '219099999'],
    ['２１９０９９９９９', '219099999'],
    ['SSN: 219-09-9999', '219099999'],
    ['٢١٩٠٩٩٩٩٩', '219099999'],
  ])('%j is the Social Security number %s', (typed, number) => {
    expect(strippedSsn(typed)).toBe(number);
    expect(isSsn(strippedSsn(typed))).toBe(true);
  });

  it.each([
    ['US DOT 712345', '712345'],
    ['USDOT# 712,345', '712345'],
    ['DOT: 0712345', '712345'],
    ['USDOT No. 712345', '712345'],
    ['７１２３４５', '712345'],
  ])('%j is the USDOT number %s', (typed, number) => {
    expect(storedDotNumber(typed)).toBe(number);
  });

  it.each([
    ['９０８０２', '90802'],
    ['90802–1234', '90802-1234'],
    ['90802.', '90802'],
    ['CA 90802', '90802'],
    ['90802 - 1234', '90802-1234'],
  ])('%j is the ZIP code %s', (typed, zip) => {
    expect(storedZip(typed)).toBe(zip);
  });

  it.each([
    ['(562) 555-0142 (cell)', '+15625550142'],
    ['(562) 555-0142 - mobile', '+15625550142'],
    ['Ph: 562-555-0142', '+15625550142'],
    ['Phone # 562-555-0142', '+15625550142'],
    ['+1-562-555-0142', '+15625550142'],
    ['(+1) 562 555 0142', '+15625550142'],
    ['1.562.555.0142', '+15625550142'],
    ['５６２５５５０１４２', '+15625550142'],
    ['562–555–0142', '+15625550142'],
    ['562•555•0142', '+15625550142'],
    ['562/555-0142', '+15625550142'],
    ['m: 562 555 0142', '+15625550142'],
    ['Work 562 555 0142', '+15625550142'],
    ['sms:+15625550142', '+15625550142'],
  ])('%j is the phone number %s', (typed, number) => {
    expect([isPhone(typed), isPhone(typed) && storedPhone(typed), normalizePhone(typed)]).toEqual([
      true,
      number,
      number,
    ]);
  });

  it.each([
    ['562-555-0142 EXT-12', '+15625550142;ext=12'],
    ['562-555-0142 Ext 12 (dispatch)', '+15625550142;ext=12'],
    ['562-555-0142 press 2', '+15625550142;ext=2'],
    ['562-555-0142 option 2', '+15625550142;ext=2'],
    ['562-555-0142 opt. 2', '+15625550142;ext=2'],
    ['562-555-0142 xt 12', '+15625550142;ext=12'],
    ['562-555-0142, ext. 12', '+15625550142;ext=12'],
    ['562-555-0142;12', '+15625550142;ext=12'],
    ['562-555-0142 - ext. 12', '+15625550142;ext=12'],
  ])('%j is the number of an office, %s', (typed, number) => {
    expect([isPhone(typed), isPhone(typed) && storedPhone(typed)]).toEqual([true, number]);
  });

  it.each(['562-555-0142 or 562-555-0143', '562-555-0142/0143', '562-555-0142 opt out', '1-800-CALL', '555-0142'])(
    '%j is no phone',
    (typed) => {
      expect(isPhone(typed)).toBe(false);
    },
  );
});

describe('an email address', () => {
  it.each([
    ['Ann@Example.COM', 'Ann@example.com'],
    ['ann @example.com', 'ann@example.com'],
    ['ann@ example.com', 'ann@example.com'],
    ['ann@example. com', 'ann@example.com'],
    ['"ann@example.com"', 'ann@example.com'],
    ['(ann@example.com)', 'ann@example.com'],
    ['“ann@example.com”', 'ann@example.com'],
    ['mailto:ann@example.com?subject=Hi', 'ann@example.com'],
    ['ann@example.com (work)', 'ann@example.com'],
    ['Email: ann@example.com', 'ann@example.com'],
    ['ann＠example．com', 'ann@example.com'],
    ['ann@example。com', 'ann@example.com'],
    ["'ann@example.com'", 'ann@example.com'],
    ['[ann@example.com](mailto:ann@example.com)', 'ann@example.com'],
  ])('%j is %s', (typed, address) => {
    expect(EmailAddress.safeParse(typed).data?.toLowerCase()).toBe(address.toLowerCase());
  });
});

describe('a text about an email address', () => {
  it.each([
    'write to ann@example.com',
    'ann@example.com or bo@example.com',
    'ann lee@example.com',
    'ann@example.com. Thanks',
    'ann@example',
    '(@)',
  ])('%j is none', (typed) => {
    expect(EmailAddress.safeParse(typed).success).toBe(false);
  });
});

describe('a file', () => {
  const picture = () => sharp({ create: { width: 800, height: 600, channels: 3, background: 'green' } });
  const accepted = async (content: Buffer) =>
    (await acceptFile({ pdfs: checkHere }, { type: 'mvr', content, sentBy: 'a' })).mediaType;
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a JPEG of a printer', () => picture().toColourspace('cmyk').jpeg().toBuffer()],
    ['a gray JPEG', () => picture().greyscale().jpeg().toBuffer()],
    ['a progressive JPEG', () => picture().jpeg({ progressive: true }).toBuffer()],
    [
      'a picture of two lenses',
      async () => Buffer.concat([await picture().jpeg().toBuffer(), await picture().jpeg().toBuffer()]),
    ],
    ['a PNG of 16 bits', () => picture().toColourspace('rgb16').png().toBuffer()],
    ['a PNG with a palette', () => picture().png({ palette: true }).toBuffer()],
    ['an interlaced PNG', () => picture().png({ progressive: true }).toBuffer()],
    ['a black and white PNG', () => picture().greyscale().threshold(100).png({ palette: true, colors: 2 }).toBuffer()],
    [
      'a PDF of a newer version',
      () => Buffer.from(aPdf().toString('latin1').replace('%PDF-1.4', '%PDF-2.0'), 'latin1'),
    ],
    ['a PDF with lines of Windows', () => Buffer.from(aPdf().toString('latin1').replaceAll('\n', '\r\n'), 'latin1')],
    ['a PDF with blanks at its end', () => Buffer.concat([aPdf(), Buffer.alloc(5_000)])],
  ])('is accepted: %s', async (_name, content) => {
    expect(await accepted(await content())).toMatch(/^(?:image\/(?:png|jpeg)|application\/pdf)$/);
  });
});

describe('a set', () => {
  it.each<[readonly ('H' | 'N' | 'X' | 'T')[], 'H' | 'N' | 'X' | 'T', boolean]>([
    [['X'], 'H', true],
    [['X'], 'N', true],
    [['H', 'N', 'T'], 'X', true],
    [['H'], 'X', false],
    [['N', 'T'], 'X', false],
    [['X'], 'T', false],
  ])('of endorsements %j has %s: %s', (held, needed, isMet) => {
    expect(hasEndorsement(held, needed)).toBe(isMet);
  });
});

describe('an import', () => {
  const line = ['Smith', 'Ann', '05/14/1988', 'D1234567', 'US', 'CA', '1', 'Completed'];
  it.each([
    ['a date without zeros', line.with(2, '5/14/1988').join('\t')],
    ['a date of ISO', line.with(2, '1988-05-14').join('\t')],
    ['a date with dashes', line.with(2, '05-14-1988').join('\t')],
    ['a date with a time', line.with(2, '5/14/1988 12:00:00 AM').join('\t')],
    ['a license with a dash', line.with(3, 'D-123-4567').join('\t')],
    ['a status in capitals', line.with(7, 'COMPLETED').join('\t')],
    ['a status with a space', line.with(7, 'Completed ').join('\t')],
    ['a state in full', line.with(5, 'California').join('\t')],
    ['a bar', line.join('|')],
  ])('reads %s', (_name, text) => {
    expect(readBulkResult(text)).toMatchObject([{ license: 'D1234567/CA/1988-05-14', status: 'completed' }]);
  });
});

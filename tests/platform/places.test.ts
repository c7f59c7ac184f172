import { describe, expect, it } from '@jest/globals';
import { placeNamed } from '#domain/places/place-name';
import { unlistedCities } from '#platform/more-places';
import { normalizePhone } from '#platform/phone';
import { completeAddress, findPlace, findZip, searchPlaces } from '#platform/places';

const names = (text: string, most = 3) => searchPlaces(text, most).map(({ city, state }) => `${city}, ${state}`);

describe('the search for a place', () => {
  it('matches the start of the name in any case, largest city first', () => {
    expect(names('long bea')).toEqual(['Long Beach, CA', 'Long Beach, NY', 'Long Beach, MS']);
  });

  it('accepts the state after a comma, and ZIP codes', () => {
    expect(names('Long Beach, ny')).toEqual(['Long Beach, NY']);
    expect(names('90802')).toEqual(['Long Beach, CA']);
  });

  it('finds nothing for an empty string, a single letter and an unknown place', () => {
    expect([names(''), names('l'), names('00000'), names('Atlantis')]).toEqual([[], [], [], []]);
  });

  it('finds only places in the United States', () => {
    expect(names('Toronto, ON')).toEqual([]);
  });
});

describe('a place found by name', () => {
  it('has coordinates', () => {
    expect(findPlace('LONG BEACH', 'CA')).toMatchObject({ city: 'Long Beach', latitude: expect.closeTo(33.8, 0) });
    expect(findPlace('Long Beach', 'WY')).toBeUndefined();
  });
});

describe('a typed phone number', () => {
  it.each([
    ['(562) 555-0142', '+15625550142'],
    ['562.555.0142', '+15625550142'],
    ['+1 562 555 0142', '+15625550142'],
    ['+52 55 1234 5678', '+525512345678'],
  ])('%s becomes %s', (typed, phone) => {
    expect(normalizePhone(typed)).toBe(phone);
  });

  it.each(['', '12', '555 0142', 'call me', '+1 000 000 0000'])('%p is not a phone number', (typed) => {
    expect(normalizePhone(typed)).toBeUndefined();
  });
});

describe('a place as people write it', () => {
  const saint = (rest: string) => ['St. ', 'St ', 'Saint ', 'ST. ', 'st.'].map((word) => `${word}${rest}`);
  it.each([
    ['Saint Louis, MO', saint('Louis, MO')],
    ['Saint Paul, MN', saint('Paul, Minnesota')],
    ['Saint Petersburg, FL', saint('Petersburg FL')],
    ['Port Saint Lucie, FL', ['Port St. Lucie, FL', 'Port Saint Lucie Florida']],
    ['East Saint Louis, IL', ['East St. Louis, IL', 'E. St. Louis, IL']],
    ['Sault Sainte Marie, MI', ['Sault Ste. Marie, MI', 'Sault Ste Marie Michigan']],
    ['Fort Worth, TX', ['Ft. Worth, TX', 'Ft Worth Texas', 'Fort Worth, Tex']],
    ['Mount Vernon, NY', ['Mt. Vernon, NY', 'Mt Vernon, New York']],
    ['O Fallon, MO', ["O'Fallon, MO", 'O’Fallon, MO', 'OFallon MO', 'O Fallon, Missouri']],
    ['Coeur D Alene, ID', ["Coeur d'Alene, ID", 'Coeur d’Alene, Idaho', 'Coeur dAlene ID']],
    ['Land O Lakes, FL', ["Land O' Lakes, FL", "Land O'Lakes, FL"]],
    ['Winston Salem, NC', ['Winston-Salem, NC', 'Winston–Salem North Carolina']],
    ['Wilkes Barre, PA', ['Wilkes-Barre, PA']],
    ['Dover Foxcroft, ME', ['Dover-Foxcroft, ME']],
    ['Canon City, CO', ['Cañon City, CO', 'Cañon City Colorado']],
    ['Espanola, NM', ['Española, NM']],
    ['New York, NY', ['New York City', 'New York City, NY', 'New York, New York', 'New York NY']],
    [
      'Houston, TX',
      [
        'Houston TX',
        'Houston Texas',
        'Houston, Texas',
        'houston tx',
        'Houston, TX, USA',
        'Houston, TX 77002',
        'Houston,TX',
      ],
    ],
    [
      'Washington, DC',
      ['DC', 'D.C.', 'Washington D C', 'Washington DC', 'Washington, D.C.', 'Washington, District of Columbia'],
    ],
    ['Kansas City, MO', ['Kansas City MO', 'Kansas City, Missouri']],
    ['Oklahoma City, OK', ['Oklahoma City Oklahoma', 'Oklahoma City OK']],
    ['Long Beach, CA', ['90802', '90802-1234', '908021234', '90802 1234', 'Long Beach CA', 'Long Beach, C']],
    ['Centennial, CO', ['Centennial CO', 'Centennial, Colorado']],
    ['San Juan, PR', ['San Juan, Puerto Rico', 'San Juan PR']],
    ['Fargo, ND', ['Fargo North Dakota', 'Fargo ND', 'Fargo, N.D.']],
    ['Chicago, IL', ['Chicago Ill', 'Chicago, Ill.', 'Chicago/IL', 'CHICAGO ILLINOIS USA']],
    ['Boston, MA', ['Boston Mass', 'Boston, Mass.', 'Boston Mass.']],
    ['Los Angeles, CA', ['LA', 'L.A.', 'L.A., CA', 'Los Angeles Calif', 'Los Angeles, Cal.']],
    ['Las Vegas, NV', ['Vegas', 'Las Vegas Nev', 'Vegas, Nevada']],
    ['Philadelphia, PA', ['Philly', 'Philly, PA', 'Philadelphia Penna']],
    ['Dallas, TX', ['DFW', 'Dallas/Fort Worth', 'Dallas-Ft. Worth, TX', 'Dallas Tex']],
    ['Kansas City, KS', ['KC, KS', 'KC KS', 'KCK', 'Kansas City Kans.', 'Kansas City, Kan.']],
    ['South San Francisco, CA', ['So. San Francisco', 'S San Francisco CA', 'South San Francisco Calif.']],
    ['North Hollywood, CA', ['No. Hollywood, CA', 'N. Hollywood']],
    ['Port Arthur, TX', ['Pt. Arthur TX', 'Pt Arthur, Texas']],
    ['Salt Lake City, UT', ['SLC', 'S.L.C.', 'SLC Utah']],
    ['Charleston, WV', ['Charleston W Va', 'Charleston, W. Va.']],
    ['Sault Sainte Marie, MI', ['Sault St. Marie, MI', 'Sault Saint Marie, Mich.', 'Sault Sainte-Marie, MI']],
    ['Saint Marys, GA', ['St. Mary’s, GA', "Saint Mary's, Ga."]],
    ['Saint Petersburg, FL', ['St. Pete', 'Saint Pete, FL', 'St Pete Fla']],
    ['Saint Louis Park, MN', ['St. Louis Park, MN', 'St. Louis Pk, Minn.']],
    ['Fort Lauderdale, FL', ['Ft.Lauderdale, FL', 'Ft. Lauderdale', 'FT LAUDERDALE FLA']],
    ['Fort Walton Beach, FL', ['Ft. Walton Bch', 'Ft Walton Beach, FL']],
    ['Mount Pleasant, SC', ['Mt. Pleasant, SC', 'Mount Pleasant S.C.']],
    ['Mountain Home, AR', ['Mtn. Home, AR', 'Mtn Home Ark']],
    ['Virginia Beach, VA', ['Va Beach', 'Va. Beach, VA', 'Virginia Bch']],
    ['Colorado Springs, CO', ['Colo Spgs', 'Colo. Springs, CO', 'Colorado Spgs Colo']],
    ['Oklahoma City, OK', ['Okla City', 'Okla. Cty, OK', 'OKC']],
    ['New York, NY', ['NY', 'N.Y.', 'NY, NY', 'NYC, NY', 'City of New York']],
    ['Bronx, NY', ['The Bronx', 'The Bronx, NY']],
    ['Edison, NJ', ['Township of Edison, NJ', 'Edison Twp, NJ', 'Edison Township NJ']],
    ['Santa Ana, CA', ['Sta. Ana, CA']],
    ['Jersey City, NJ', ['Jersey Cty', 'Jersey Cty, NJ']],
    ['Grand Rapids, MI', ['Gr. Rapids MI', 'Grand Rpds, Mich']],
    ['Hilton Head Island, SC', ['Hilton Head Is, SC', 'Hilton Head Isl. S.C.']],
    ['Point Pleasant, WV', ['Pt. Pleasant, WV', 'Point Pleasant W. Va.']],
    ['Phoenix, AZ', ['PHX', 'Phx, AZ', 'Phoenix Ariz']],
  ])('is %s', (name, texts) => {
    for (const text of texts) {
      const places = searchPlaces(text, 10);
      const named = placeNamed(text, places);
      expect([text, names(text, 1)[0]]).toEqual([text, name]);
      expect([text, named && `${named.city}, ${named.state}`]).toEqual([text, name]);
    }
  });

  it('is found while it is typed', () => {
    const steps = (text: string) => Array.from({ length: text.length - 2 }, (_, index) => text.slice(0, index + 3));

    expect(steps('St. Louis, MO').filter((text) => names(text, 300).every((name) => !/^Saint/.test(name)))).toEqual([]);
    expect(['Pr', 'Is', 'Gr'].map((text) => placeNamed(text, searchPlaces(text, 50)))).toEqual(
      Array(3).fill(undefined),
    );
    expect(names('Stock', 300)).toContain('Stockton, CA');
    expect(names('St', 900)).toContain('Stockton, CA');
  });

  it('is not one of several with its name', () => {
    expect(placeNamed('Springfield', searchPlaces('Springfield', 10))).toBeUndefined();
    expect(placeNamed('Houston, CA', searchPlaces('Houston, CA', 10))).toBeUndefined();
    expect(names('Toronto, ON')).toEqual([]);
  });

  it('is in the list even if the postal service names a neighbor', () => {
    expect(unlistedCities.length).toBeGreaterThan(70);
    expect(unlistedCities.filter(({ zip, state }) => findZip(zip)?.state !== state)).toEqual([]);
    expect(unlistedCities.filter(({ city, state }) => findPlace(city, state)?.city !== city)).toEqual([]);
  });

  it('is part of an address', () => {
    const found = (text: string) =>
      completeAddress(text, 1).map(({ addressLine1, city, state }) => [addressLine1, city, state]);

    expect(found('12 Main St, St. Louis, Missouri')).toEqual([['12 Main St', 'Saint Louis', 'MO']]);
    expect(found('12 Main St, Houston TX')).toEqual([['12 Main St', 'Houston', 'TX']]);
    expect(found('12 Main St, Winston-Salem, NC')).toEqual([['12 Main St', 'Winston Salem', 'NC']]);
  });

  it.each([
    ['400 Pier A Way, Long Beach, CA 90813', '400 Pier A Way', 'Long Beach, CA 90813'],
    ['400 Pier A Way Long Beach CA 90813', '400 Pier A Way', 'Long Beach, CA 90813'],
    ['400 Pier A Way\nLong Beach, CA 90813-1234', '400 Pier A Way', 'Long Beach, CA 90813'],
    ['400 Pier A Way; Long Beach; CA', '400 Pier A Way', 'Long Beach, CA '],
    ['1 Broadway New York New York 10004', '1 Broadway', 'New York, NY 10004'],
    ['2 Elm St St. Louis Mo. 63101', '2 Elm St', 'Saint Louis, MO 63101'],
    ['7 Washington Ave Washington D.C. 20001', '7 Washington Ave', 'Washington, DC 20001'],
    ['12 Long Beach Blvd, Long Beach, CA 90813', '12 Long Beach Blvd', 'Long Beach, CA 90813'],
    ['12 Main St, Houston, Texas, United States of America', '12 Main St', 'Houston, TX '],
    ['90813', '', 'Long Beach, CA 90813'],
  ])('is found in %j', (text, street, place) => {
    const [address] = completeAddress(text, 1);

    expect(address?.addressLine1).toBe(street);
    expect(`${String(address?.city)}, ${String(address?.state)} ${String(address?.postalCode)}`).toBe(place);
  });
});

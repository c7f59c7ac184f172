/** Names by which people know large cities, folded and without spaces, with the name in the list and its states. */
const NICKNAMES = `
  abq Albuquerque NM; atl Atlanta GA; balto Baltimore MD; bmore Baltimore MD; chitown Chicago IL; cincy Cincinnati OH; dallasfortworth Dallas TX; dc Washington DC
  dfw Dallas TX; indy Indianapolis IN; jax Jacksonville FL; kc Kansas City MO KS; kck Kansas City KS; kcmo Kansas City MO
  la Los Angeles CA; lexingtonfayette Lexington KY; louisvillejefferson Louisville KY; minneapolissaintpaul Minneapolis MN
  mpls Minneapolis MN; nashvilledavidson Nashville TN; nola New Orleans LA; ny New York NY; nyc New York NY; okc Oklahoma City OK
  phila Philadelphia PA; philly Philadelphia PA; phx Phoenix AZ; pgh Pittsburgh PA; pdx Portland OR; sanfran San Francisco CA; satx San Antonio TX; sf San Francisco CA
  sacto Sacramento CA; saintpete Saint Petersburg FL; slc Salt Lake City UT; stl Saint Louis MO; torc Truth or Consequences NM; tc Traverse City MI; vegas Las Vegas NV
`;

/** The listed name of a city, and the states that have it. */
export interface Nicknamed {
  readonly city: string;
  readonly states: readonly string[];
}

function nicknamed(entry: string): [string, Nicknamed] {
  const [nickname = '', ...words] = entry.trim().split(' ');
  const states = words.filter((word) => /^[A-Z]{2}$/.test(word));
  return [nickname, { city: words.filter((word) => !states.includes(word)).join(' '), states }];
}

/** The cities by their nicknames. */
export const nicknames: ReadonlyMap<string, Nicknamed> = new Map(
  NICKNAMES.trim()
    .split(/;|\n/)
    .map((entry) => nicknamed(entry)),
);

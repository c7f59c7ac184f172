import { shortForms } from '../shared/short-forms';

const listed = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pairs
      .trim()
      .split(/,|\n/)
      .map((pair) => pair.trim().split(' ')),
  ) as Record<string, string>;

/** Words of names of places that signs and maps shorten, and the postal service's list partly does not. */
export const placeWords: Readonly<Record<string, string>> = {
  ...shortForms,
  // Sault St. Marie.
  ...{ ste: 'saint', sainte: 'saint' },
  ...listed(`
    n north, no north, s south, so south, e east, w west, mtn mountain, mtns mountains
    bch beach, brg bridge, brk brook, cp cape, crk creek, ctr center, cty city, cyn canyon, est estates, fls falls, frk fork
    gdns gardens, gln glen, gr grand, grv grove, hbr harbor, hl hill, hls hills, hts heights, hvn haven, is island
    isl island, jct junction, lk lake, lks lakes, lndg landing, mdws meadows, ml mill, mls mills, nat national
    natl national, orch orchard, pk park, plns plains, pr prairie, pt point, rdg ridge, rpds rapids, shr shore
    shrs shores, spg spring, spgs springs, sprgs springs, univ university, vlg village, vly valley, vw view, wls wells
  `),
};

/** How people shortened states before the two letters of the postal service, and still do. */
export const oldStates: Readonly<Record<string, string>> = listed(`
  ala al, alas ak, ariz az, ark ar, cal ca, calif ca, colo co, conn ct, del de, fla fl, ill il, ind in, kan ks, kans ks
  mass ma, mich mi, minn mn, miss ms, mont mt, neb ne, nebr ne, nev nv, nmex nm, ncar nc, ndak nd, okla ok, ore or
  oreg or, penn pa, penna pa, scar sc, sdak sd, tenn tn, tex tx, virg va, wash wa, wva wv, wis wi, wisc wi, wyo wy
`);

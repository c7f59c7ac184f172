import type { Facts, License } from '#domain/requirements/model/facts';
import { aFile, aLicense, type Case } from './format';

interface Fit {
  readonly title: string;
  readonly citation: string;
  readonly license: Partial<License>;
  readonly job: Facts;
}

const bus: Facts = { passengers: 40, combination: false, cdlClass: 'B' };
const straightTruck: Facts = { combination: false, cdlClass: 'B' };

const fits: readonly Fit[] = [
  { title: 'class A is enough for a job of class A', citation: '49 CFR 383.91', license: {}, job: {} },
  { title: 'class A covers a job of class B', citation: '49 CFR 383.91', license: {}, job: straightTruck },
  {
    title: 'class B covers a job of class C',
    citation: '49 CFR 383.91',
    license: { class: 'B', endorsements: ['H'] },
    job: { combination: false, cdlClass: 'C', hazmat: true },
  },
  {
    title: 'endorsement N is enough for a tank',
    citation: '49 CFR 383.93(b)(3)',
    license: { endorsements: ['N'] },
    job: { cargoTank: true },
  },
  {
    title: 'endorsement X counts as H and as N',
    citation: '49 CFR 383.153',
    license: { endorsements: ['X'] },
    job: { cargoTank: true, hazmat: true },
  },
  {
    title: 'endorsement T is enough for doubles and triples',
    citation: '49 CFR 383.93(b)(1)',
    license: { endorsements: ['T'] },
    job: { doubleTriple: true },
  },
  {
    title: 'endorsements P and S are enough for a school bus',
    citation: '49 CFR 383.93(b)(5)',
    license: { class: 'B', endorsements: ['P', 'S'] },
    job: { ...bus, schoolBus: true },
  },
  {
    title: 'restriction E does not matter in an automatic',
    citation: '49 CFR 383.95(c)',
    license: { restrictions: ['E'] },
    job: {},
  },
  {
    title: 'restriction K does not matter within the state',
    citation: '49 CFR 383.153(a)(10)',
    license: { restrictions: ['K'] },
    job: { interstate: false },
  },
  {
    title: 'restriction L does not matter without air brakes',
    citation: '49 CFR 383.95(a)',
    license: { restrictions: ['L'] },
    job: { airBrakes: false },
  },
];

const misfits: readonly Fit[] = [
  { title: 'class B is too small for a tractor-trailer', citation: '49 CFR 383.91', license: { class: 'B' }, job: {} },
  {
    title: 'class C is too small for a straight truck of class B',
    citation: '49 CFR 383.91',
    license: { class: 'C' },
    job: straightTruck,
  },
  { title: 'a tank without N is not allowed', citation: '49 CFR 383.93(b)(3)', license: {}, job: { cargoTank: true } },
  {
    title: 'a tank of hazardous materials with H alone is not allowed',
    citation: '49 CFR 383.93(b)',
    license: { endorsements: ['H'] },
    job: { cargoTank: true, hazmat: true },
  },
  {
    title: 'doubles without T are not allowed',
    citation: '49 CFR 383.93(b)(1)',
    license: { endorsements: ['N', 'H'] },
    job: { doubleTriple: true },
  },
  {
    title: 'a bus without P is not allowed',
    citation: '49 CFR 383.93(b)(2)',
    license: { class: 'B' },
    job: bus,
  },
  {
    title: 'a school bus with P alone is not allowed',
    citation: '49 CFR 383.93(b)(5)',
    license: { class: 'B', endorsements: ['P'] },
    job: { ...bus, schoolBus: true },
  },
  {
    title: 'restriction E excludes a manual transmission',
    citation: '49 CFR 383.95(c)',
    license: { restrictions: ['E'] },
    job: { manualTransmission: true },
  },
  {
    title: 'restriction K excludes a job between states',
    citation: '49 CFR 383.153(a)(10)',
    license: { restrictions: ['K'] },
    job: {},
  },
  {
    title: 'restriction L excludes air brakes',
    citation: '49 CFR 383.95(a)',
    license: { restrictions: ['L'] },
    job: {},
  },
  {
    title: 'restriction Z excludes full air brakes',
    citation: '49 CFR 383.95(b)',
    license: { restrictions: ['Z'] },
    job: {},
  },
  {
    title: 'restriction O excludes a tractor-trailer',
    citation: '49 CFR 383.95(d)',
    license: { restrictions: ['O'] },
    job: {},
  },
];

const fileOf = ({ license, job }: Fit) => aFile({ facts: job, licenses: [aLicense(license)] });

/** Class, endorsements and restrictions of the license against the job (49 CFR 383.91 to 383.95). */
export const licenseFitCases: readonly Case[] = [
  ...fits.map((fit): Case => ({
    title: fit.title,
    citation: fit.citation,
    file: fileOf(fit),
    on: '2026-01-20',
    lines: [{ code: 'endorsements-for-job', status: 'done', bars: false }],
  })),
  ...misfits.map((misfit): Case => ({
    title: misfit.title,
    citation: misfit.citation,
    file: fileOf(misfit),
    on: '2026-01-20',
    lines: [{ code: 'endorsements-for-job', status: 'missing', bars: true, acts: 'driver' }],
  })),
  {
    title: 'a license whose endorsements are unknown leaves the line unknown',
    citation: '49 CFR 383.93',
    file: aFile({ facts: { hazmat: true }, licenses: [aLicense({ endorsements: undefined })] }),
    on: '2026-01-20',
    lines: [{ code: 'endorsements-for-job', status: 'unknown', facts: ['licenses'], bars: false }],
  },
  {
    title: 'a job without CDL asks for no endorsement',
    citation: '49 CFR 383.93',
    file: aFile({
      facts: { cdlJob: false, vehicleWeight: 20_000, airBrakes: false, combination: false },
      licenses: [aLicense({ class: 'D' })],
    }),
    on: '2026-01-20',
    lines: [{ code: 'endorsements-for-job', status: 'notApplicable', facts: ['cdlJob'], bars: false }],
  },
  {
    title: 'the license of today counts, not the larger one of before',
    citation: '49 CFR 383.91',
    file: aFile({
      licenses: [aLicense({ state: 'OK', heldUntil: '2025-06-30' }), aLicense({ class: 'B', heldFrom: '2025-07-01' })],
    }),
    on: '2026-01-20',
    lines: [{ code: 'endorsements-for-job', status: 'missing', bars: true }],
  },
];

import { aDocument, aFile, aLicense, anEmployment, type Case } from './format';

const hired = (hiredOn: string) => [anEmployment({ appliedOn: hiredOn, hiredOn, startedOn: hiredOn })];
const old = { birthDate: '1965-03-01' };
const bus = (cdlClass: 'A' | 'B' | 'C', restriction: string, seats = 40) =>
  aFile({
    facts: { cdlClass, passengers: seats, combination: false },
    licenses: [aLicense({ endorsements: ['P'], restrictions: [restriction] })],
  });
const fits = (status: 'done' | 'missing') => [{ code: 'endorsements-for-job', status, bars: status === 'missing' }];

/** Credentials and training by the text: 49 CFR 380.103, 380.501, 383.95, 383.141, 33 CFR 105.115. */
export const credentialTextCases: readonly Case[] = [
  {
    title: 'restriction N forbids a class B bus',
    citation: '49 CFR 383.95(f)',
    file: bus('B', 'N'),
    on: '2026-02-01',
    lines: fits('missing'),
  },
  {
    title: 'restriction N forbids a class A bus',
    citation: '49 CFR 383.95(f)',
    file: bus('A', 'N'),
    on: '2026-02-01',
    lines: fits('missing'),
  },
  {
    title: 'restriction M forbids a class A bus',
    citation: '49 CFR 383.95(e)',
    file: bus('A', 'M'),
    on: '2026-02-01',
    lines: fits('missing'),
  },
  {
    title: 'restriction M allows a class B bus',
    citation: '49 CFR 383.95(e)',
    file: bus('B', 'M'),
    on: '2026-02-01',
    lines: fits('done'),
  },
  {
    title: 'restriction N allows a class C bus',
    citation: '49 CFR 383.95(f)',
    file: bus('C', 'N'),
    on: '2026-02-01',
    lines: fits('done'),
  },
  {
    title: 'restrictions M and N say nothing about a truck',
    citation: '49 CFR 383.95(e)-(f)',
    file: bus('A', 'M', 2),
    on: '2026-02-01',
    lines: fits('done'),
  },
  {
    title: 'a longer combination within one state needs no federal certificate',
    citation: '49 CFR 380.103',
    file: aFile({ facts: { lcv: true, interstate: false } }),
    on: '2026-02-01',
    lines: [{ code: 'lcv-certificate', status: 'notApplicable', facts: ['interstate'], bars: false }],
  },
  {
    title: 'entry-level training was for interstate commerce',
    citation: '49 CFR 380.501 as of 2004',
    file: aFile({ facts: { newCdlHolder: true, interstate: false }, employments: hired('2015-03-02') }),
    on: '2015-06-01',
    lines: [{ code: 'entry-level-certificate', status: 'notApplicable', facts: ['interstate'], bars: false }],
  },
  {
    title: 'a new CDL holder who was employed when the rule began had until 2004-10-18',
    citation: '49 CFR 380.509(a), 380.500 as of 2004',
    file: aFile({ facts: { ...old, newCdlHolder: true }, employments: hired('2004-01-12') }),
    on: '2004-10-18',
    lines: [{ code: 'entry-level-certificate-2003', status: 'due', dueOn: '2004-10-18' }],
  },
  {
    title: 'after 2004-10-18 the training of a new CDL holder of 2003 is missing',
    citation: '49 CFR 380.509(a), 380.500 as of 2004',
    file: aFile({ facts: { ...old, newCdlHolder: true }, employments: hired('2003-07-21') }),
    on: '2004-10-19',
    lines: [{ code: 'entry-level-certificate-2003', status: 'missing', dueOn: '2004-10-18', bars: true }],
  },
  {
    title: 'a driver hired on 2003-07-20 was trained by nobody’s rule',
    citation: '49 CFR 380.509(a) as of 2004',
    file: aFile({ facts: { ...old, newCdlHolder: true }, employments: hired('2003-07-20') }),
    on: '2004-12-01',
    lines: [
      { code: 'entry-level-certificate-2003', status: 'notApplicable', why: 'notInForce' },
      { code: 'entry-level-certificate', status: 'notApplicable', why: 'notInForce' },
    ],
  },
  {
    title: 'nobody needed a TWIC on 2009-04-14',
    citation: '73 FR 25562',
    file: aFile({ facts: { ...old, portArea: true }, employments: hired('2008-01-07') }),
    on: '2009-04-14',
    lines: [{ code: 'twic', status: 'notApplicable', why: 'notInForce', bars: false }],
  },
  {
    title: 'a port area needs the TWIC from 2009-04-15 on',
    citation: '33 CFR 101.514, 73 FR 25562',
    file: aFile({ facts: { ...old, portArea: true }, employments: hired('2008-01-07') }),
    on: '2009-04-16',
    lines: [{ code: 'twic', status: 'missing', dueOn: '2009-04-15', bars: true }],
  },
  {
    title: 'a hazmat endorsement of before the threat assessment ran until its own end',
    citation: '49 CFR 383.141',
    file: aFile({
      facts: { ...old, hazmat: true },
      employments: hired('2000-05-01'),
      evidence: [aDocument('hazmatEndorsement', { issued: '1998-06-01', expires: '2006-06-01' })],
    }),
    on: '2004-06-01',
    lines: [{ code: 'hazmat-endorsement', status: 'done', dueOn: '2006-06-01', bars: false }],
  },
  {
    title: 'a hazmat endorsement of after the threat assessment began is good for sixty months',
    citation: '49 CFR 383.141(d)',
    file: aFile({
      facts: { ...old, hazmat: true },
      employments: hired('2005-05-02'),
      evidence: [aDocument('hazmatEndorsement', { issued: '2005-02-01', expires: '2012-02-01' })],
    }),
    on: '2009-06-01',
    lines: [{ code: 'hazmat-endorsement', status: 'done', dueOn: '2010-02-01', bars: false }],
  },
];

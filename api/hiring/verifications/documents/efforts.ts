import type { VerificationAttempt } from '#db/employment-verifications/attempt-store';
import { channelNames, declineNames } from '#domain/employment-verifications/labels';
import type { DeclineReason } from '#domain/employment-verifications/states';
import type { PrintedBlock, PrintedDocument } from '#platform/printed-document';
import { atTime, driverRows, employerRows, orDash, paragraph, type Parties, phoneText } from './printed-facts';

/** The contacts with a past employer that did not answer. */
export interface Efforts extends Parties {
  readonly at: string;
  readonly id: string;
  readonly attempts: readonly VerificationAttempt[];
  readonly declined: { readonly reason: DeclineReason | null; readonly text: string; readonly at: string } | null;
  readonly note: string;
  /** The person at the carrier. */
  readonly closedBy: string;
}

/** The record of good-faith efforts: name, address, dates, method and what was received (49 CFR 391.23(c)(2)). */
export const goodFaithDocument = (efforts: Efforts): PrintedDocument => ({
  title: 'Record of good-faith efforts',
  language: 'en',
  createdAt: efforts.at,
  footer: efforts.id,
  blocks: [
    paragraph(
      'The past employer below was asked for the safety performance history of the driver. This record shows the efforts (49 CFR 391.23(c)(2)).',
    ),
    { type: 'facts', rows: [...employerRows(efforts.employer), ...driverRows(efforts)] },
    ...attemptBlocks(efforts),
    { type: 'heading', text: 'Responses' },
    paragraph(receivedText(efforts)),
    ...(efforts.note === '' ? [] : [{ type: 'heading', text: 'Remark' } as const, paragraph(efforts.note)]),
    paragraph(`Recorded by ${efforts.closedBy}, ${atTime(efforts.at)}.`),
  ],
});

/** The draft of the optional report to FMCSA about a past employer that did not answer (49 CFR 391.23(c)(3), 386.12). */
export const nonResponseReport = (efforts: Efforts): PrintedDocument => ({
  title: 'Complaint under 49 CFR 386.12: draft',
  language: 'en',
  createdAt: efforts.at,
  footer: efforts.id,
  blocks: [
    paragraph(
      'To the Federal Motor Carrier Safety Administration, National Consumer Complaint Database (nccdb.fmcsa.dot.gov). Check this draft, sign it and send it; it is not sent by this product.',
    ),
    { type: 'heading', text: 'Complainant' },
    { type: 'facts', rows: driverRows(efforts) },
    { type: 'heading', text: 'Subject of the complaint' },
    { type: 'facts', rows: employerRows(efforts.employer) },
    { type: 'heading', text: 'Facts' },
    paragraph(
      'The past employer did not answer a request for the safety performance history of the driver within 30 days, as 49 CFR 391.23(g)(1) requires. The driver had signed a consent.',
    ),
    ...attemptBlocks(efforts),
    paragraph(receivedText(efforts)),
    { type: 'text', text: 'Name, title and signature of the complainant: ________________________________' },
  ],
});

const attemptBlocks = ({ attempts }: Efforts): PrintedBlock[] => [
  { type: 'heading', text: 'Contacts' },
  ...attempts.toReversed().map(({ number, channel, at, to, by, note }): PrintedBlock => ({
    type: 'facts',
    rows: [
      ['Contact', String(number)],
      ['Date', atTime(at)],
      ['Method', channelNames[channel]],
      ['To', orDash(contactText(channel, to))],
      ['By', by ?? 'Scheduled'],
      ...(note === '' ? [] : [['Note', note] as const]),
    ],
  })),
];

const contactText = (channel: VerificationAttempt['channel'], to: string): string =>
  channel === 'phone' || channel === 'fax' ? phoneText(to) : to;

function receivedText({ declined }: Efforts): string {
  if (declined === null) return 'Nothing was received.';
  const reason = declined.reason === null ? '' : declineNames[declined.reason];
  return `Declined ${atTime(declined.at)}: ${[reason, declined.text].filter(Boolean).join('. ')}`;
}

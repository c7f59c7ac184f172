import type { Reading } from '#db/compliance/consent-store';
import type { Signature } from '#domain/compliance/signature';
import {
  additionsSection,
  applicationContent,
  type ApplicationSection,
  testHistorySection,
} from '#domain/employment-applications/content';
import type { ApplicationFacts, NamedCarrier } from '#domain/employment-applications/facts';
import type { ApplicationText } from '#domain/employment-applications/texts';
import { exactMoment } from '#domain/shared/long-date';
import type { PrintedBlock, PrintedDocument } from '#platform/printed-document';
import { printedText } from '../../legal/printed-text';
import { signatureBlock } from '../../legal/signature-block';
import type { NamedText } from './load';

/** A signature with the facts that prove it. */
export interface PrintedSignature {
  readonly id: string;
  readonly signedAt: string;
  /** The zone of the place where the driver lives. */
  readonly zone: string;
  readonly fullName: string;
  readonly signature: Signature;
  readonly ip: string;
}

interface Printed {
  readonly text: NamedText;
  readonly reading: Reading & { readonly endReachedAt: string };
  readonly facts: ApplicationFacts;
  readonly additions: string | undefined;
  readonly signed: PrintedSignature;
}

/** A signed document for the carrier: the text as shown and, of the application, its content. */
export const signedDocument = ({ text, reading, facts, additions, signed }: Printed): PrintedDocument => ({
  title: text.title,
  language: text.language,
  createdAt: signed.signedAt,
  footer: signed.id,
  blocks: [
    partiesBlock(facts.carrier, facts.fullName),
    ...contentBlocks(sectionsOf(text.kind, facts, additions)),
    ...printedText(text.body, { isTemplate: text.status === 'template' }),
    signatureBlock(signed.fullName, signed.signature, [
      `Signed ${exactMoment(signed.signedAt, signed.zone)} from ${signed.ip}`,
      `Opened ${exactMoment(reading.openedAt, signed.zone)}, read to the end ${exactMoment(reading.endReachedAt, signed.zone)}`,
      `Text ${text.kind} ${text.version} (${text.language}), SHA-256 ${text.sha256}`,
    ]),
  ],
});

const partiesBlock = ({ name, dotNumber, address }: NamedCarrier, driver: string): PrintedBlock => ({
  type: 'facts',
  rows: [
    ['Carrier', name],
    ...(address === '' ? [] : [['Address', address] as const]),
    ...(dotNumber === null ? [] : [['USDOT number', dotNumber] as const]),
    ['Driver', driver],
  ],
});

/** The sections that the driver signs with a text. */
function sectionsOf(
  kind: ApplicationText,
  facts: ApplicationFacts,
  additions: string | undefined,
): readonly ApplicationSection[] {
  if (kind === 'application-certification') return [...applicationContent(facts), ...additionsSection(additions)];
  return kind === 'drug-and-alcohol-question' ? [testHistorySection(facts)] : [];
}

const contentBlocks = (sections: readonly ApplicationSection[]): PrintedBlock[] =>
  sections.flatMap(({ title, citation, entries }): PrintedBlock[] => [
    { type: 'heading', text: `${title} (${citation})`, level: 3 },
    ...(entries.length === 0 ? [{ type: 'text', text: 'None' } as const] : []),
    ...entries.map((rows) => ({ type: 'facts', rows }) as const),
  ]);

/** The driver's withdrawal of the consent to limited queries. */
export const withdrawalDocument = ({
  carrier,
  driver,
  withdrawn,
}: {
  readonly carrier: NamedCarrier;
  readonly driver: string;
  readonly withdrawn: Pick<PrintedSignature, 'id' | 'signedAt' | 'zone' | 'ip'>;
}): PrintedDocument => ({
  title: 'Withdrawal of the consent to limited queries of the Clearinghouse',
  language: 'en',
  createdAt: withdrawn.signedAt,
  footer: withdrawn.id,
  blocks: [
    partiesBlock(carrier, driver),
    {
      type: 'text',
      text: `${driver} withdraws the general consent to limited queries of the FMCSA Drug and Alcohol Clearinghouse that ${carrier.name} was given (49 CFR 382.703(a)).`,
    },
    {
      type: 'text',
      text: `Withdrawn ${exactMoment(withdrawn.signedAt, withdrawn.zone)} from ${withdrawn.ip}`,
      isMuted: true,
    },
  ],
});

import type { Finding } from '../requirements/model/evidence';
import { applicationProofs, type ApplicationText, applicationTexts } from './texts';

/** States of a paper that the carrier's file needs from the driver; `withdrawn` is the driver's own act. */
export const paperStates = ['toSign', 'signed', 'withdrawn'] as const;
/** One of {@link paperStates}. */
export type PaperState = (typeof paperStates)[number];

/**
 * The driver's signature for the carrier of an accepted start: nothing to sign, possible, the start waits for it, or only the
 * consent that the driver withdrew can be given again.
 */
export type SignatureState = 'none' | 'possible' | 'due' | 'consent';

/** Evidence of one employment, with its last verdict. */
export interface RecordedPaper {
  readonly id: string;
  readonly kind: string;
  readonly findings: readonly Finding[];
  readonly signedOn: string | null;
  readonly verdict: string | null;
  /** Why the carrier rejected it; null if it did not, or gave no reason. */
  readonly reason: string | null;
  /** The driver's additions to the content in own words; null without any. */
  readonly additions: string | null;
}

/** A paper of one employment: its state, and the evidence that decides it. */
export interface Paper {
  readonly text: ApplicationText;
  readonly state: PaperState;
  readonly evidence: RecordedPaper | null;
  /** The last one that the carrier rejected, while the paper is to be signed again. */
  readonly rejected: RecordedPaper | null;
}

const REFUSED: Finding = 'refused';

/**
 * The papers of an employment, by the last entry of each kind that was accepted, in the order of recording: a paper that the
 * carrier recorded itself needs no second signature, and one that it rejected is to be signed again.
 */
export const papersOf = (recorded: readonly RecordedPaper[]): Paper[] =>
  applicationTexts.map((text) => {
    const { kind } = applicationProofs[text];
    const own = recorded.filter((one) => one.kind === kind);
    const evidence = own.findLast(({ verdict }) => verdict === 'accepted') ?? null;
    const rejected = evidence === null ? (own.findLast(({ verdict }) => verdict === 'rejected') ?? null) : null;
    return { text, state: stateOf(evidence), evidence, rejected };
  });

function stateOf(evidence: RecordedPaper | null): PaperState {
  if (evidence === null) return 'toSign';
  return evidence.findings.includes(REFUSED) ? 'withdrawn' : 'signed';
}

/** The texts that the driver can sign now: those without a signature, and a consent that the driver withdrew. */
export const textsToSign = (papers: readonly Paper[]): ApplicationText[] =>
  papers.filter(({ state }) => state !== 'signed').map(({ text }) => text);

/** The additions of the last application that was signed here, for the next signature; null without any. */
export const additionsOf = (papers: readonly Paper[]): string | null => {
  const application = papers.find(({ text }) => text === 'application-certification');
  return (application?.evidence ?? application?.rejected)?.additions ?? null;
};

/** Whether the driver still owes the carrier a signature; a withdrawn consent is the driver's decision. */
export const owesSignature = (papers: readonly Paper[]): boolean => papers.some(({ state }) => state === 'toSign');

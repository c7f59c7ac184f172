import { jobsWithoutEquipment } from '#domain/employment-applications/facts';
import { additionsOf } from '#domain/employment-applications/papers';
import type { EmploymentApplication } from '#domain/employment-applications/schema';
import { type LoadedApplication, openTexts } from './load';

type Presented = Omit<
  EmploymentApplication,
  'candidacyId' | 'round' | 'title' | 'isOpen' | 'startToAccept' | 'agreedRate' | 'canSign'
>;

/** An application as its driver sees it. */
export const presentApplication = (loaded: LoadedApplication): Presented => ({
  carrier: loaded.facts.carrier.name,
  papers: loaded.papers.map(({ text, state, evidence, rejected }) => ({
    kind: text,
    state,
    signedOn: evidence?.signedOn ?? null,
    evidenceId: evidence?.id ?? null,
    rejection: rejected && { reason: rejected.reason },
  })),
  texts: openTexts(loaded).map(({ id, kind, title, body, version, language, status, sha256 }) => {
    const reading = loaded.readings.find(({ textId }) => textId === id);
    return {
      ...{ _id: id, kind, title, body, version, language, status, sha256 },
      openedAt: reading?.openedAt ?? null,
      endReachedAt: reading?.endReachedAt ?? null,
    };
  }),
  sections: loaded.shown.map(({ title, citation, entries }) => ({
    title,
    citation,
    entries: entries.map((rows) => rows.map(([label, value]) => ({ label, value }))),
  })),
  additions: additionsOf(loaded.papers),
  contentSha256: loaded.shownSha256,
  missing: [...loaded.missing],
  withoutEquipment: jobsWithoutEquipment(loaded.facts).map(({ employerName, position }) => employerName || position),
  mayWithdrawConsent: loaded.papers.some(
    ({ text, state }) => text === 'clearinghouse-carrier-consent' && state === 'signed',
  ),
});

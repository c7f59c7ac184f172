import { queryOptions } from '@tanstack/react-query';
import type { ReviewEvidenceBody } from '#domain/requirements/file-calls-schema';
import type { ChangeEmploymentBody, CorrectEvidenceBody, StateFactsBody } from '#domain/requirements/file-schema';
import { useCommand } from '#web/shared/http/use-command';
import type { CardSide, EvidenceEntry, FileMoment, FileSource } from './source';

/** A driver's file on a day; the previous day's stays visible until the new one is loaded. */
export const fileQuery = (source: FileSource, moment: FileMoment = { on: null, knownAt: null }) =>
  queryOptions({
    queryKey: [...source.key, 'on', moment],
    queryFn: ({ signal }) => source.read(moment, signal),
    placeholderData: (before, query) =>
      query !== undefined && source.key.every((part, index) => query.queryKey[index] === part) ? before : undefined,
    meta: { topics: ['driver', 'candidacy'] },
  });

/** The changes of a file since a day. */
export const changesQuery = (source: FileSource, since: string, on: string | null) =>
  queryOptions({
    queryKey: [...source.key, 'changes', since, on],
    queryFn: ({ signal }) => source.office?.changes(since, on, signal) ?? Promise.reject(noSuchCall()),
  });

/** A stored document. It never changes, and each access is logged, so it is fetched once. */
export const contentQuery = (source: FileSource, evidenceId: string, side: CardSide) =>
  queryOptions({
    // Not nested under the file's key: changes of the file do not change the bytes.
    queryKey: ['evidence-content', source.reader, evidenceId, side],
    queryFn: ({ signal }) => source.content(evidenceId, side, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });

const changed = (source: FileSource) => () => [source.key, ...source.related];

const noSuchCall = () => new Error('The driver has no such call');

function officeOf(calls: FileSource['office']) {
  if (calls === undefined) throw noSuchCall();
  return calls;
}

export const useRecordEvidence = (source: FileSource) =>
  useCommand<EvidenceEntry>({ send: source.record, invalidates: changed(source) });

export const useCorrectEvidence = (source: FileSource, evidenceId: string) =>
  useCommand<CorrectEvidenceBody>({
    send: (body, request) => officeOf(source.office).correct(evidenceId, body, request),
    invalidates: changed(source),
  });

export const useReviewEvidence = (source: FileSource, onDone: () => void) =>
  useCommand<{ evidenceId: string; body: ReviewEvidenceBody }>({
    send: ({ evidenceId, body }, request) => officeOf(source.office).review(evidenceId, body, request),
    invalidates: changed(source),
    onDone,
  });

export const useStateFacts = (source: FileSource, onDone: () => void) =>
  useCommand<StateFactsBody>({ send: source.state, invalidates: changed(source), onDone });

export const useDescribeEmployment = (source: FileSource, employmentId: string, onDone: () => void) =>
  useCommand<ChangeEmploymentBody>({
    send: (body, request) => officeOf(source.office).describe(employmentId, body, request),
    invalidates: changed(source),
    onDone,
  });

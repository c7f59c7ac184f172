import { type EntryProblem, problemIf } from '../requirements/entries/problem';
import type { Store } from '../requirements/model/requirement';
import { MAX_AUDIT_FILES } from './limits';
import { sampleOf } from './sample';
import type { AuditKind, AuditStore } from './terms';

/** The choice of files, as a person states it. */
export type Selection =
  | { readonly mode: 'chosen'; readonly employmentIds: readonly string[] }
  | { readonly mode: 'period'; readonly from: string; readonly to: string }
  | { readonly mode: 'sample'; readonly from: string; readonly to: string; readonly size: number };

/** A request for an audit, as far as it can be wrong in itself. */
export interface AuditRequest {
  readonly kind: AuditKind;
  readonly receivedOn: string;
  readonly asOf: string;
  readonly stores: readonly AuditStore[];
  readonly selection: Selection;
}

/** All reasons why a request cannot be carried out, before the files are looked up. */
export function checkAuditRequest(
  { kind, receivedOn, asOf, stores, selection }: AuditRequest,
  { today, readable }: { readonly today: string; readonly readable: readonly Store[] },
): EntryProblem[] {
  return [
    ...problemIf(receivedOn > today, '/receivedOn', 'audit-day-in-future'),
    ...problemIf(asOf > today, '/asOf', 'audit-day-in-future'),
    ...problemIf(
      stores.some((store) => !readable.includes(store)),
      '/stores',
      'audit-store-not-readable',
    ),
    // The records are open to designated staff and agencies only (49 CFR 382.405).
    ...problemIf(kind === 'insurer' && stores.includes('drugAlcohol'), '/stores', 'audit-store-not-for-insurer'),
    ...problemIf(
      selection.mode !== 'chosen' && selection.to < selection.from,
      '/selection/to',
      'audit-period-reversed',
    ),
    // The files are those of the day: drivers hired later are not among them.
    ...problemIf(selection.mode !== 'chosen' && selection.to > asOf, '/selection/to', 'audit-period-after-day'),
  ];
}

/** The files of a selection, or why there are none. `population` are the files that the selection may contain. */
export function selectFiles(
  selection: Selection,
  population: readonly string[],
  seed: string,
): { readonly files: readonly string[]; readonly problems: readonly EntryProblem[] } {
  const files = filesOf(selection, population, seed);
  return { files, problems: problemsOf(selection, population, files) };
}

function filesOf(selection: Selection, population: readonly string[], seed: string): readonly string[] {
  if (selection.mode === 'sample') return sampleOf(population, { size: selection.size, seed });
  return selection.mode === 'period' ? population : [...new Set(selection.employmentIds)];
}

function problemsOf(selection: Selection, population: readonly string[], files: readonly string[]): EntryProblem[] {
  const count = population.length;
  if (selection.mode === 'chosen') {
    const isUnknown = files.some((id) => !population.includes(id));
    return problemIf(isUnknown, '/selection/employmentIds', 'audit-unknown-file');
  }
  if (count === 0) return [{ pointer: '/selection/from', code: 'audit-no-drivers' }];
  if (selection.mode === 'sample' && selection.size > count)
    return [{ pointer: '/selection/size', code: 'audit-sample-too-large', params: { count } }];
  if (files.length > MAX_AUDIT_FILES)
    return [
      {
        pointer: '/selection/from',
        code: 'audit-too-many-files',
        params: { count: files.length, max: MAX_AUDIT_FILES },
      },
    ];
  return [];
}

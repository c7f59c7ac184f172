import type { HistoryKind } from '#domain/driver-histories/kinds';
import { paths } from '#web/shared/paths';

/** The page of each kind. */
const parts: Readonly<Record<HistoryKind, string>> = {
  employment: 'employmentHistory',
  residence: 'residenceHistory',
  militaryService: 'militaryService',
  drivingSchool: 'drivingSchool',
  unemploymentPeriod: 'unemploymentPeriod',
  violation: 'violations',
  accident: 'accidents',
};

export const historyPath = (kind: HistoryKind): string => paths.onboardingPart(parts[kind]);

/** The form for a new item, prefilled with the dates of a gap. */
export const newItemPath = (kind: HistoryKind, gap?: { from: string; to: string }): string =>
  `${historyPath(kind)}?${new URLSearchParams({ add: '1', ...gap }).toString()}`;

export const editItemPath = (kind: HistoryKind, id: string): string =>
  `${historyPath(kind)}?${new URLSearchParams({ edit: id }).toString()}`;

import type { HistoryKind } from '#domain/driver-histories/kinds';
import { paths } from '../../../shared/paths';

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

export const historyPage = (kind: HistoryKind): string => paths.onboardingPart(parts[kind]);

/** The form for a new item, prefilled with the dates of a gap. */
export const addingPage = (kind: HistoryKind, gap?: { from: string; to: string }): string =>
  `${historyPage(kind)}?${new URLSearchParams({ add: '1', ...gap }).toString()}`;

export const editingPage = (kind: HistoryKind, id: string): string =>
  `${historyPage(kind)}?${new URLSearchParams({ edit: id }).toString()}`;

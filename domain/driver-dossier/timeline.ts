import type { EmploymentType } from '../driver-histories/kinds';
import { type Period, sortedByStart } from '../shared/periods';

/** The types of items on the timeline of a driver's file; each has an icon. */
export const timelineTypes = ['drivingSchool', 'employment', 'unemploymentPeriod', 'militaryService'] as const;
/** One of {@link timelineTypes}. */
export type TimelineType = (typeof timelineTypes)[number];

/** Height of the timeline's row and width of an item, in pixels (docs/requirements.md#driver-file-for-carriers). */
export const TIMELINE = { rowHeight: 160, itemWidth: 180 } as const;

interface Entry extends Period {
  readonly _id: string;
}

/** The entries of a driver's histories, as far as the timeline shows them. */
export interface TimelineSource<E extends Entry = Entry> {
  readonly employment: readonly (E & { readonly type: EmploymentType | null })[];
  readonly drivingSchool: readonly E[];
  readonly militaryService: readonly E[];
  readonly unemploymentPeriod: readonly E[];
}

/** An item of the timeline with the entry that it shows. */
export type TimelineItem<E extends Entry = Entry> = E & { readonly timelineType: TimelineType };

/** All items by start date, the earliest first. A job entry "not working" is an unemployment period. */
export function timelineOf<E extends Entry>(source: TimelineSource<E>): TimelineItem<E>[] {
  const typed = (entries: readonly E[], timelineType: TimelineType) =>
    entries.map((entry): TimelineItem<E> => ({ ...entry, timelineType }));
  return sortedByStart([
    ...typed(source.drivingSchool, 'drivingSchool'),
    ...source.employment.map((entry): TimelineItem<E> => ({
      ...entry,
      timelineType: entry.type === 'unWorking' ? 'unemploymentPeriod' : 'employment',
    })),
    ...typed(source.unemploymentPeriod, 'unemploymentPeriod'),
    ...typed(source.militaryService, 'militaryService'),
  ]);
}

/** The employers, newest start first; periods without work are listed apart. */
export const employersOf = <E extends { readonly startDate: string; readonly type: EmploymentType | null }>(
  employment: readonly E[],
): E[] => sortedByStart(employment.filter(({ type }) => type !== 'unWorking')).reverse();

const month = (date: string): string => date.slice(5, 7);

/** A date as `MM/YY`, the form of the timeline. */
export const monthAndYear = (date: string): string => `${month(date)}/${date.slice(2, 4)}`;

/** A date as `MM/YYYY`, the form of employers' titles. */
export const monthAndFullYear = (date: string): string => `${month(date)}/${date.slice(0, 4)}`;

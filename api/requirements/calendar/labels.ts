import type { Status } from '#domain/requirements/model/answer';
import type { Actor, Store } from '#domain/requirements/model/requirement';

/** Statuses in exported files. */
export const statusLabels: Readonly<Record<Status, string>> = {
  missing: 'Missing',
  expired: 'Expired',
  unknown: 'Unknown',
  due: 'Due',
  late: 'Done late',
  done: 'Done',
  notApplicable: 'Not applicable',
};

/** The parties that act, in exported files. */
export const actorLabels: Readonly<Record<Actor, string>> = { driver: 'Driver', carrier: 'Carrier', ops: 'Gladhand' };

/** Stores in exported files. */
export const storeLabels: Readonly<Record<Store, string>> = {
  qualification: 'Driver qualification file',
  investigation: 'Investigation history',
  drugAlcohol: 'Drug and alcohol',
  hr: 'HR records',
  platform: 'Gladhand',
};

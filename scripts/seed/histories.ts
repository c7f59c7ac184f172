import type { SentTask } from '#domain/driver-pipeline/tasks';
import { emptyItems, type HistoryItems, type Where } from '#domain/driver-histories/items';
import type { HistoryKind } from '#domain/driver-histories/kinds';
import { emptyReference, type Reference } from '#domain/driver-histories/references';
import { derivedId } from '#platform/ids';
import { phoneOf } from './carriers';
import type { Row } from './copy';
import type { SeedDriver } from './drivers';
import { carrierName, firstNames, lastNames, streets } from './names';
import { Random } from './random';
import { entryId, MOST_TOLD, toldTasks } from './sent-tasks';

const DAY_MS = 86_400_000;
type Told<K extends HistoryKind> = HistoryItems[K] & { readonly _id: string };

/** What a driver of the demo tells of his past: two jobs and a home or two, and a gap where he is not done yet. */
function pastOf({ id, row, state }: SeedDriver, now: number) {
  const random = Random.of(1, 'past', id);
  const day = (daysAgo: number) => new Date(now - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const isDone = (task: SentTask) => state.tasks[task] !== 'initial';
  const place = { city: String(row['city']), state: row['state'] as Where };
  const street = () => `${String(random.whole(12, 980))} ${random.pick(streets)}`;
  const changedJobs = random.whole(300, 900);
  const gapDays = isDone('employmentHistory') ? random.whole(1, 20) : random.whole(60, 150);
  const job = (number: number, dates: Partial<HistoryItems['employment']>): Told<'employment'> => ({
    ...emptyItems.employment,
    ...place,
    _id: derivedId('seed', id, 'job', String(number)),
    employerName: carrierName(random.whole(0, 60)),
    address: street(),
    position: random.pick(['Company driver', 'Team driver', 'Yard driver']),
    subjectToFmcsa: true,
    safetySensitive: true,
    ...dates,
  });
  const former = { endDate: day(changedJobs + gapDays), reasonForLeaving: random.pick(['Better pay', 'Home time']) };
  const home: Told<'residence'> = {
    ...emptyItems.residence,
    ...place,
    _id: derivedId('seed', id, 'home'),
    addressLine1: street(),
    postalCode: String(row['postal_code']),
    startDate: day(random.whole(1_200, 3_000)),
    current: true,
  };
  return {
    employment: [
      job(1, { startDate: day(random.whole(1_500, 3_600)), ...former }),
      job(2, { startDate: day(changedJobs), current: true }),
    ],
    residence: isDone('residenceHistory') ? [home] : [],
    references: isDone('reference') ? [aReference(random), aReference(random)] : [],
  };
}

const aReference = (random: Random): Reference => ({
  ...emptyReference,
  name: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
  phone: phoneOf(random),
  company: carrierName(random.whole(0, 60)),
  relationship: random.pick(['supervisor', 'dispatcher', 'coworker'] as const),
});

function itemRow(driverId: string, kind: HistoryKind, { _id, ...item }: Told<HistoryKind>): Row {
  const { startDate, endDate, ...details } = item;
  const dates = { start_on: startDate, end_on: endDate };
  return { id: _id, driver_id: driverId, kind, ...dates, details: JSON.stringify(details) };
}

/** The tables of what drivers tell, with what they sent as it was. */
export function* historyTables(
  drivers: readonly SeedDriver[],
  now: number,
): Generator<readonly [string, readonly Row[]]> {
  const begun = drivers.slice(0, MOST_TOLD).filter(({ state }) => state.stage !== 'PreQualify');
  const told = begun.map((driver) => ({ driver, past: pastOf(driver, now) }));
  yield [
    'driver_history_items',
    told.flatMap(({ driver: { id }, past }) => [
      ...past.employment.map((item) => itemRow(id, 'employment', item)),
      ...past.residence.map((item) => itemRow(id, 'residence', item)),
    ]),
  ];
  yield [
    'driver_references',
    told
      .filter(({ past }) => past.references.length > 0)
      .map(({ driver, past }) => ({ driver_id: driver.id, people: JSON.stringify(past.references) })),
  ];
  yield ['driver_submissions', told.flatMap(({ driver, past }) => submissionRows(driver, past))];
}

function submissionRows({ id, state }: SeedDriver, past: ReturnType<typeof pastOf>): Row[] {
  const contents = {
    employmentHistory: { items: past.employment, commercialEmployersListed: true },
    residenceHistory: { items: past.residence, sameAddress: true },
    reference: { items: past.references },
  };
  return toldTasks
    .filter((task) => state.sent?.[task] !== undefined)
    .map((task) => ({
      id: entryId(id, task),
      driver_id: id,
      task,
      content: JSON.stringify(contents[task]),
      sent_at: state.enteredAt,
    }));
}

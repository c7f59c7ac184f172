import { presentItem } from '#api/reviews/present-item';
import { historyKinds, historyTasks } from '#domain/driver-histories/kinds';
import { type DocumentFindings, emptyFindings, findingDocuments } from '#domain/driver-reviews/findings';
import { isItemTask } from '#domain/driver-reviews/items';
import { MINUTE_MS } from '#domain/shared/durations';
import { derivedId } from '#platform/ids';
import type { Row } from '../copy';
import type { SeedDriver } from '../seed-driver';
import type { SeedApplication } from './application';
import { submissionTimes } from './rejections';

/** Rows of drivers' histories, references, submissions and reviews. Encrypted content is stored by store.ts. */
export function* applicationTables(
  drivers: readonly SeedDriver[],
  { opsId, now }: { readonly opsId: string; readonly now: number },
): Generator<readonly [string, readonly Row[]]> {
  const applicants = drivers.flatMap((driver) =>
    driver.application === null ? [] : [{ driver, application: driver.application }],
  );
  const applications = applicants.map(({ application }) => application);
  yield ['driver_history_items', applications.flatMap(itemRows)];
  yield [
    'driver_references',
    applications
      .filter(({ references }) => references.length > 0)
      .map(({ driverId, references, sentAt }) => ({
        driver_id: driverId,
        people: JSON.stringify(references),
        updated_at: sentAt,
      })),
  ];
  yield ['driver_submissions', applications.flatMap(submissionRows)];
  yield ['document_findings', drivers.flatMap((driver) => findingRows(driver, { authorId: opsId, now }))];
  yield [
    'item_reviews',
    applicants.flatMap(({ driver, application }) => reviewRows(driver, application, { authorId: opsId, now })),
  ];
}

function itemRows({ driverId, histories, sentAt }: SeedApplication): Row[] {
  return historyKinds.flatMap((kind) =>
    histories[kind].map((item) => {
      const { _id, startDate, endDate, ...details } = item;
      return {
        id: _id,
        driver_id: driverId,
        kind,
        start_on: startDate,
        end_on: endDate,
        details: JSON.stringify(details),
        created_at: sentAt,
        updated_at: sentAt,
      };
    }),
  );
}

const submissionRows = ({ driverId, submissions }: SeedApplication): Row[] =>
  submissions.map(({ id, task, content, sentAt }) => ({
    id,
    driver_id: driverId,
    task,
    content: JSON.stringify(content),
    sent_at: sentAt,
  }));

/** One review per entry of every decided section. */
function reviewRows(
  { id, state, user }: SeedDriver,
  { histories, references }: SeedApplication,
  { authorId, now }: { authorId: string; now: number },
): Row[] {
  const { reviewedAt } = submissionTimes({ state, createdAt: user.created_at, now });
  const entries: readonly (readonly [string, readonly object[]])[] = [
    ...historyKinds.map((kind) => [historyTasks[kind] ?? kind, histories[kind]] as const),
    ['reference', references],
  ];
  return entries.flatMap(([kind, items]) => {
    const status = isItemTask(kind) ? state.tasks[kind] : 'initial';
    if (status !== 'approved' && status !== 'rejected') return [];
    return items.map((item, index) => {
      const entry = presentItem({ ...item }, { driverId: id, reviews: [] });
      const isRejected = status === 'rejected' && index === items.length - 1;
      return {
        id: derivedId('seed', entry._id, 'review'),
        driver_id: id,
        item_id: entry._id,
        kind,
        item_version: entry.version,
        replaces: null,
        verdict: isRejected ? 'rejected' : 'approved',
        text: isRejected ? 'No contact listed to verify this job. Please add a supervisor or someone in HR.' : null,
        author_id: state.ownerId ?? authorId,
        at: new Date(reviewedAt + index * MINUTE_MS).toISOString(),
      };
    });
  });
}

const EXAMINER_NUMBERS = 9_000_000_000;

/** Findings on the accepted documents; derived from the driver's id, so that the rest of the seed stays. */
function findingRows(
  { id, state, user }: SeedDriver,
  { authorId, now }: { readonly authorId: string; readonly now: number },
): Row[] {
  const { reviewedAt } = submissionTimes({ state, createdAt: user.created_at, now });
  const seed = Number.parseInt(id.slice(-6), 16);
  const read: Readonly<Record<(typeof findingDocuments)[number], Partial<DocumentFindings>>> = {
    driverLicense: { licenseRestrictions: seed % 3 === 0 ? ['B'] : [] },
    dotMedicalCard: {
      medicalRestrictions: seed % 3 === 0 ? ['correctiveLenses'] : [],
      examinerLicenseNumber: String(1_000_000_000 + ((seed * 7_919) % EXAMINER_NUMBERS)),
    },
    mvr: { mvrSummary: "Class A since the first issue, no suspensions. Entries match the driver's own list." },
  };
  return findingDocuments
    .filter((document) => state.documents[document].status === 'approved')
    .map((document) => ({
      driver_id: id,
      document,
      findings: JSON.stringify({ ...emptyFindings, ...read[document] }),
      found_by: state.ownerId ?? authorId,
      found_at: new Date(reviewedAt).toISOString(),
    }));
}

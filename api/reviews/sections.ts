import { listAllHistories } from '#db/driver-histories/driver-history-store';
import { readReferences } from '#db/driver-histories/driver-reference-store';
import { findSubmission, type Submission } from '#db/driver-histories/driver-submission-store';
import { readHistoryCoverage } from '#db/driver-histories/history-coverage';
import { readItemReviews } from '#db/review-queue/item-review-store';
import { type MailingAddress, mailingLine } from '#domain/driver-histories/items';
import { historyKinds, historyTasks } from '#domain/driver-histories/kinds';
import { sentEntry, taskStatus } from '#domain/driver-pipeline/requirements';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { isItemTask, type ItemKind, itemKinds } from '#domain/driver-reviews/items';
import type { ReviewedSection } from '#domain/driver-reviews/schema';
import type { RouteContext } from '../http/context';
import { todayOf } from '../http/today';
import { fieldsOf, presentItem, type StoredItem } from './present-item';

interface SentList {
  readonly items: readonly StoredItem[];
  /** Only of residences, if the driver gets mail elsewhere. */
  readonly mailingAddress?: MailingAddress | null;
}

/** All sections that are reviewed by item: as submitted, or as entered so far. */
export async function readSections(
  { db, now }: Pick<RouteContext, 'db' | 'now'>,
  state: DriverPipelineState,
): Promise<ReviewedSection[]> {
  const { driverId } = state;
  const [entered, reviews, coverage] = await Promise.all([
    readEntered(db, driverId),
    readItemReviews(db, driverId),
    readHistoryCoverage(db, driverId, todayOf({ now })),
  ]);
  const covers: Partial<Record<ItemKind, typeof coverage.employment>> = {
    employmentHistory: coverage.employment,
    residenceHistory: coverage.residence,
  };
  return Promise.all(
    itemKinds.map(async (kind) => {
      const task = isItemTask(kind) ? kind : null;
      const entryId = task === null ? null : sentEntry(state, task);
      const sent = entryId === null ? undefined : await findSubmission<SentList>(db, driverId, entryId);
      const cover = covers[kind];
      return {
        kind,
        status: task === null ? null : taskStatus(state, task),
        entryId,
        sentAt: sent?.sentAt ?? null,
        answers: answersOf(sent),
        items: (sent?.content.items ?? entered[kind]).map((item) => presentItem(item, { driverId, reviews })),
        coverage: cover === undefined ? null : { ...coverOf(cover) },
      };
    }),
  );
}

const coverOf = ({ months, neededMonths, gaps }: { months: number; neededMonths: number; gaps: readonly Gap[] }) => ({
  months,
  neededMonths,
  gaps: gaps.map(({ from, to }) => ({ from, to })),
});

interface Gap {
  readonly from: string;
  readonly to: string;
}

async function readEntered(
  db: RouteContext['db'],
  driverId: string,
): Promise<Readonly<Record<ItemKind, readonly StoredItem[]>>> {
  const [histories, references] = await Promise.all([listAllHistories(db, driverId), readReferences(db, driverId)]);
  const byKind = historyKinds.map((kind) => [historyTasks[kind] ?? kind, histories[kind]]);
  return {
    ...(Object.fromEntries(byKind) as Record<Exclude<ItemKind, 'reference'>, StoredItem[]>),
    reference: references.map((reference) => ({ ...reference })),
  };
}

/** The answers about the section as a whole. */
function answersOf(sent: Submission<SentList> | undefined): ReviewedSection['answers'] {
  if (sent === undefined) return {};
  const { items: _items, mailingAddress, ...answers } = sent.content;
  const mailing = mailingAddress ?? null;
  return { ...fieldsOf(answers), ...(mailing !== null && { mailingAddress: mailingLine(mailing) }) };
}

import { readAnswers } from '#db/requirements/answers';
import { listCarrierEmployments } from '#db/requirements/carrier-employments';
import type { EmploymentDetails } from '#db/requirements/file-details';
import { listRequirementRecords } from '#db/requirements/requirement-records';
import type { Actor } from '#domain/accounts/actor';
import type { EmploymentRow, EmploymentRows, EmploymentsQuery } from '#domain/requirements/file-list-schema';
import type { Answer } from '#domain/requirements/model/answer';
import { mayReadLine } from '#domain/requirements/readers';
import { daysAfter } from '#domain/shared/periods';
import { todayOf } from '../../http/today';
import { presentEmployment } from './present-file';
import type { CarrierContext } from './scope';

/** Files answered between two turns of the event loop, so that other requests are not held up. */
const BATCH_SIZE = 25;
const DUE_SOON_DAYS = 30;

interface Counted {
  readonly row: EmploymentRow;
  readonly isDueSoon: boolean;
}

/**
 * A page of the carrier's employments with the state of their files today. A page by name or hire answers only its own files;
 * by urgency, and for only some of the files, all of them are answered.
 */
export async function readEmployments(ctx: CarrierContext, query: EmploymentsQuery): Promise<EmploymentRows> {
  const { db, actor } = ctx;
  const { state, search, shows, sort, limit, skip } = query;
  const { organizationId } = actor;
  const found = await listCarrierEmployments(db, { organizationId, state, search, on: todayOf(ctx) });
  const page = <Row>(rows: readonly Row[]): Row[] => rows.slice(skip, skip + limit);
  if (shows === 'all' && sort !== 'urgent') {
    const counted = await countAll(ctx, page(sort === 'hired' ? found.toSorted(byHire) : found));
    return { total: found.length, data: counted.map(({ row }) => row) };
  }
  const counted = (await countAll(ctx, found)).filter(shownBy[shows]);
  const rows = counted.map(({ row }) => row).toSorted(orders[sort]);
  return { total: rows.length, data: page(rows) };
}

const byHire = (one: { readonly hiredOn: string | null }, other: { readonly hiredOn: string | null }): number =>
  (other.hiredOn ?? '').localeCompare(one.hiredOn ?? '');

const shownBy: Readonly<Record<EmploymentsQuery['shows'], (file: Counted) => boolean>> = {
  all: () => true,
  bars: ({ row }) => row.bars > 0,
  open: ({ row }) => row.counts.missing + row.counts.expired > 0,
  due: ({ isDueSoon }) => isDueSoon,
};

const LATER = '9999-12-31';
/** A stable sort: files of the same urgency stay by name. */
const orders: Readonly<Record<EmploymentsQuery['sort'], (one: EmploymentRow, other: EmploymentRow) => number>> = {
  name: () => 0,
  hired: byHire,
  urgent: (one, other) =>
    // Missing proofs come before unknown facts; both bar driving.
    other.counts.missing + other.counts.expired - (one.counts.missing + one.counts.expired) ||
    other.bars - one.bars ||
    (one.nextDueOn ?? LATER).localeCompare(other.nextDueOn ?? LATER),
};

async function countAll(ctx: CarrierContext, employments: readonly EmploymentDetails[]): Promise<Counted[]> {
  const { db, actor, now } = ctx;
  const counted: Counted[] = [];
  const requirements = await listRequirementRecords(db);
  for (let start = 0; start < employments.length; start += BATCH_SIZE) {
    const batch = employments.slice(start, start + BATCH_SIZE);
    const subjects = batch.map(({ id, driverId }) => ({ driverId, employmentId: id }));
    const answered = await readAnswers(db, subjects, { on: now().toISOString(), knownAt: null, requirements });
    counted.push(
      ...batch.flatMap((employment, index) => {
        const file = answered[index];
        return file === undefined ? [] : [countOne(actor, employment, file)];
      }),
    );
  }
  return counted;
}

function countOne(
  actor: Actor,
  employment: EmploymentDetails,
  { on, answers }: { readonly on: string; readonly answers: readonly Answer[] },
): Counted {
  const own = answers.filter(({ requirement }) => mayReadLine(actor, requirement));
  const count = (status: Answer['status']): number => own.filter((answer) => answer.status === status).length;
  const ahead = own.flatMap(({ dueOn }) => (dueOn !== null && dueOn >= on ? [dueOn] : [])).toSorted();
  const nextDueOn = ahead[0] ?? null;
  return {
    row: {
      ...presentEmployment(employment),
      counts: {
        missing: count('missing'),
        expired: count('expired'),
        unknown: count('unknown'),
        due: count('due'),
        late: count('late'),
      },
      bars: own.filter(({ bars }) => bars).length,
      nextDueOn,
    },
    isDueSoon: nextDueOn !== null && nextDueOn <= daysAfter(on, DUE_SOON_DAYS),
  };
}

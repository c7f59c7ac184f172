import { findContactPerson } from '#db/facilities/facilities';
import type { CarrierActor } from '#domain/accounts/actor';
import { carrierRateProblem } from '#domain/agreed-rates/carrier-rates';
import { orderCommandBase } from '#domain/job-orders/actions';
import { type ContentProblem, editProblem } from '#domain/job-orders/content/rules';
import { OrderContent, type OrderContentInput } from '#domain/job-orders/content/schema';
import { checkOrderCommand } from '#domain/job-orders/rules';
import type { JobOrderForm, JobOrderPatch, OrderCommandResult } from '#domain/job-orders/schema';
import { ProblemError, problemMessage, requireNoProblem } from '#domain/problems';
import { dateAt } from '#domain/shared/zoned-time';
import { withWhoActed } from '../hiring/candidacies/conflict';
import type { RouteContext } from '../http/context';
import { InvalidInputError } from '../http/validate';
import { commandOrder } from './command';
import { invalid, storeContent, withCalendarDates } from './content';
import { loadOrder } from './load-order';

type CarrierContext = RouteContext & { readonly actor: CarrierActor };

/** Creates a pending order. A cloned order must belong to the same carrier. */
export async function createOrder(ctx: CarrierContext, form: JobOrderForm): Promise<OrderCommandResult> {
  const { cloneOf, isVisibleForDrivers = true, ...content } = form;
  if (cloneOf !== undefined) await loadOrder(ctx, cloneOf);
  return create(ctx, { content, isVisible: isVisibleForDrivers, ifInactive: inactiveFacility });
}

/**
 * Copies an order as a new pending one, without its markup, candidates and past dates
 * (docs/state-machines.md#editing-an-order).
 */
export async function duplicateOrder(ctx: CarrierContext, orderId: string): Promise<OrderCommandResult> {
  const { content, zone, state } = await loadOrder(ctx, orderId);
  const today = dateAt(ctx.now().toISOString(), zone);
  const isPast = (date: string | null): boolean => date !== null && date < today;
  const copy = {
    ...content,
    ...(isPast(content.startDate) && { startDate: null, isStartDateASAP: true }),
    ...(isPast(content.endDate) && { endDate: null, isContract: true }),
  };
  return create(ctx, {
    content: copy,
    isVisible: state.isVisible,
    ifInactive: () => new ProblemError('facility-inactive'),
  });
}

interface NewOrder {
  readonly content: OrderContent;
  readonly isVisible: boolean;
  readonly ifInactive: () => Error;
}

async function create(ctx: CarrierContext, { content, isVisible, ifInactive }: NewOrder): Promise<OrderCommandResult> {
  const orderId = ctx.idempotency.derivedId('order');
  const { organizationId } = ctx.actor;
  await requireContact(ctx, content);
  requireNoFault(carrierRateProblem(content));
  const terms = await storeContent(ctx, { orderId, content: withCalendarDates(content), isNew: true, ifInactive });
  return commandOrder(ctx, {
    orderId,
    name: 'createOrder',
    details: { ...terms, orderId, organizationId, isVisible },
  });
}

/** Applies the changed fields to the version that they are based on, and sends the result to the order's workflow. */
export async function updateOrder(
  ctx: CarrierContext,
  orderId: string,
  body: JobOrderPatch,
): Promise<OrderCommandResult> {
  const { baseVersionId, ...patch } = body;
  const order = await loadOrder(ctx, orderId);
  const base = baseVersionId ?? order.state.versionId;
  if (!ctx.idempotency.isRepeat) await requireEditable(ctx, order, base);
  const { content: before, state } = order;
  const content = mergedContent(before, patch);
  requireNoFault(editProblem({ before, after: content, isPending: state.status === 'pending' }));
  // An order of before this rule can be edited, but its rates cannot.
  if (carrierRateProblem(before) === undefined) requireNoFault(carrierRateProblem(content));
  if (content.contactFleetId !== before.contactFleetId) await requireContact(ctx, content);
  const isMoved = content.facilityId !== before.facilityId;
  const terms = await storeContent(ctx, { orderId, content, ...(isMoved && { ifInactive: inactiveFacility }) });
  return commandOrder(ctx, { orderId, name: 'updateOrder', details: { ...terms, baseVersionId: base } });
}

/** Checks the workflow's rule beforehand, so that no version is stored for an edit that would be refused. */
async function requireEditable(
  ctx: CarrierContext,
  { state, workflowId }: Awaited<ReturnType<typeof loadOrder>>,
  baseVersionId: string,
): Promise<void> {
  const { facilityId, numberOfDrivers, startOn, endOn, endsAt } = state;
  const terms = { versionId: baseVersionId, facilityId, numberOfDrivers, startOn, endOn, endsAt };
  const command = { ...orderCommandBase(ctx.actor), ...terms, baseVersionId };
  await withWhoActed({ db: ctx.db, actor: ctx.actor, workflowId }, () => {
    requireNoProblem(checkOrderCommand(state, { name: 'updateOrder', command }));
    return Promise.resolve();
  });
}

function mergedContent(before: OrderContent, patch: Omit<JobOrderPatch, 'baseVersionId'>): OrderContent {
  const changed = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  const merged = withCalendarDates({ ...before, ...changed });
  const result = OrderContent.safeParse(merged satisfies OrderContentInput);
  if (result.success) return result.data;
  throw new InvalidInputError(
    result.error.issues.map(({ path, message }) => ({
      in: 'body' as const,
      pointer: path.map((key) => `/${String(key)}`).join(''),
      code: 'custom',
      message,
    })),
  );
}

function requireNoFault(fault: ContentProblem | undefined): void {
  if (fault !== undefined) throw invalid(`/${fault.path.join('/')}`, fault.message);
}

/** Inactive facilities get no new orders, also if one was deactivated while the order was being written. */
const inactiveFacility = (): Error => invalid('/facilityId', problemMessage('facility-inactive'));

async function requireContact(ctx: CarrierContext, { contactFleetId }: OrderContent): Promise<void> {
  if (contactFleetId === null) return;
  const { organizationId } = ctx.actor;
  const person = await findContactPerson(ctx.db, { organizationId, userId: contactFleetId });
  if (person === undefined) throw invalid('/contactFleetId', 'Choose a contact person');
}

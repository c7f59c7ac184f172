import { contentWithDefaults } from '#domain/job-orders/content/schema';
import { formDefaults } from '#domain/job-orders/defaults';
import type { JobOrderForm, JobOrderPatch, OrderView } from '#domain/job-orders/schema';
import type { z } from 'zod';

/** What the form holds while it is being filled in. */
export type OrderFormValues = z.input<typeof JobOrderForm>;

/** The record that carriers fill in; the markup is set by operations and never sent. */
type FormRecord = Omit<JobOrderForm, 'cloneOf' | 'isVisibleForDrivers' | 'markupRate'>;

const FIELDS = Object.keys(contentWithDefaults.omit({ markupRate: true }).shape) as (keyof FormRecord)[];

/** The API keeps benefits and dealbreaker questions as lists of one; the form shows that one as a text. */
const firstOr = <Item>(items: readonly Item[] | undefined, none: Item): Item[] => [items?.[0] ?? none];

const withTextFields = (values: OrderFormValues): OrderFormValues => ({
  ...values,
  benefits: firstOr(values.benefits, ''),
  dealbreakerQuestions: firstOr(values.dealbreakerQuestions, { question: '' }),
});

/** What the record gets for a field that nobody fills in: the form shows it, so that nothing is decided unseen. */
const recordDefaults = (): Partial<OrderFormValues> =>
  Object.fromEntries(
    Object.entries(contentWithDefaults.omit({ markupRate: true }).shape).flatMap(([field, schema]) => {
      const absent = schema.safeParse(undefined);
      return absent.success ? [[field, absent.data]] : [];
    }),
  );

/** An empty form. */
export const newOrderValues = (): OrderFormValues =>
  withTextFields({
    ...recordDefaults(),
    ...structuredClone(formDefaults),
    equipmentTransmission: [...formDefaults.equipmentTransmission],
    isVisibleForDrivers: true,
  });

/** The record of an order, without its state. */
export function recordOf(order: OrderView): FormRecord {
  return Object.fromEntries(FIELDS.map((field) => [field, order[field]])) as FormRecord;
}

/** The form of an order that exists. */
export const orderValues = (order: OrderView): OrderFormValues => withTextFields(recordOf(order));

/** A clone starts from the order's content; its dates lie in the past as a rule, so those that do are left out. */
export function cloneValues(order: OrderView, today: string): OrderFormValues {
  const startsLater = order.startDate !== null && order.startDate >= today;
  const endsLater = order.endDate !== null && order.endDate >= today;
  return {
    ...orderValues(order),
    ...(startsLater ? {} : { startDate: null, isStartDateASAP: true }),
    ...(endsLater ? {} : { endDate: null, isContract: true }),
    cloneOf: order._id,
    isVisibleForDrivers: order.isVisible,
  };
}

const dateOrNull = (date: string | null | undefined): string | null =>
  date === undefined || date === '' ? null : date;

const extraHours = (flatRate: OrderFormValues['flatRate']) => {
  const { thresholdHours, centsPerHour } = flatRate?.extraHours ?? {};
  return thresholdHours === undefined || centsPerHour === undefined ? undefined : { thresholdHours, centsPerHour };
};

const prices = (flatRate: OrderFormValues['flatRate']) =>
  Object.fromEntries(
    Object.entries(flatRate?.variousPriceCentPerDay ?? {}).filter(([, cents]) => Number.isFinite(cents)),
  );

/** What the form means: cleared dates and texts are absent ones. */
export function toRecord(values: OrderFormValues): OrderFormValues {
  const { flatRate } = values;
  const extra = extraHours(flatRate);
  return {
    ...values,
    startDate: values.isStartDateASAP === true ? null : dateOrNull(values.startDate),
    endDate: values.isContract === true ? null : dateOrNull(values.endDate),
    benefits: values.benefits?.filter((text) => text.trim() !== '') ?? [],
    dealbreakerQuestions: values.dealbreakerQuestions?.filter(({ question }) => question.trim() !== '') ?? [],
    ...(flatRate === undefined
      ? {}
      : {
          flatRate: {
            basePriceCentPerDay: flatRate.basePriceCentPerDay,
            variousPriceCentPerDay: prices(flatRate),
            ...(extra === undefined ? {} : { extraHours: extra }),
          },
        }),
  };
}

/** The same value, whatever order its keys came in. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))
      : part,
  );

/**
 * The fields of an edit that differ from the version it is based on; nothing else is sent
 * (docs/state-machines.md#editing-an-order).
 */
export function changedFields(order: OrderView, edited: FormRecord): JobOrderPatch {
  const before = recordOf(order);
  const changed = FIELDS.filter((field) => canonical(before[field] ?? null) !== canonical(edited[field] ?? null));
  return Object.fromEntries(changed.map((field) => [field, edited[field]]));
}

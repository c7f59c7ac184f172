import type { z } from 'zod';
import { contentWithDefaults } from '#domain/job-orders/content/schema';
import { formDefaults } from '#domain/job-orders/defaults';
import { overtimeEligibilities } from '#domain/job-orders/enums';
import { needsExemption, paysHours } from '#domain/job-orders/pay';
import type { JobOrderForm, JobOrderPatch, OrderView } from '#domain/job-orders/schema';

/** Form values while the user fills in the form. */
export type OrderFormValues = z.input<typeof JobOrderForm>;

/** The fields that carriers fill in. */
type FormRecord = Omit<JobOrderForm, 'cloneOf' | 'isVisibleForDrivers'>;

const FIELDS = Object.keys(contentWithDefaults.shape) as (keyof FormRecord)[];

/** The API stores benefits and the dealbreaker question as single-item lists; the form edits the one item as text. */
const firstOr = <Item>(items: readonly Item[] | undefined, none: Item): Item[] => [items?.[0] ?? none];

const withTextFields = (values: OrderFormValues): OrderFormValues => ({
  ...values,
  benefits: firstOr(values.benefits, ''),
  dealbreakerQuestions: firstOr(values.dealbreakerQuestions, { question: '' }),
});

/** Schema defaults, shown in the form so that users see every value that is sent. */
const recordDefaults = (): Partial<OrderFormValues> =>
  Object.fromEntries(
    Object.entries(contentWithDefaults.shape).flatMap(([field, schema]) => {
      const absent = schema.safeParse(undefined);
      return absent.success ? [[field, absent.data]] : [];
    }),
  );

/** Values of the form for a new order. */
export const newOrderValues = (): OrderFormValues =>
  withTextFields({
    ...recordDefaults(),
    ...structuredClone(formDefaults),
    equipmentTransmission: [...formDefaults.equipmentTransmission],
    isVisibleForDrivers: true,
  });

/** The editable fields of an order, without its status. */
export function recordOf(order: OrderView): FormRecord {
  return Object.fromEntries(FIELDS.map((field) => [field, order[field]])) as FormRecord;
}

/** Form values of an existing order. */
export const orderValues = (order: OrderView): OrderFormValues => withTextFields(recordOf(order));

/** Form values of a clone: the content of the order, without dates that have passed. */
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

function extraHours(flatRate: OrderFormValues['flatRate']) {
  const { thresholdHours, centsPerHour } = flatRate?.extraHours ?? {};
  return thresholdHours === undefined || centsPerHour === undefined ? undefined : { thresholdHours, centsPerHour };
}

const prices = (flatRate: OrderFormValues['flatRate']) =>
  Object.fromEntries(
    Object.entries(flatRate?.variousPriceCentPerDay ?? {}).filter(([, cents]) => Number.isFinite(cents)),
  );

/** Overtime is chosen only where hours are paid; elsewhere a choice without its confirmation would be an error unseen. */
function overtime({ paymentType, eligibleForOvertime, motorCarrierExemption }: OrderFormValues) {
  const isHidden = paymentType !== undefined && !paysHours(paymentType);
  const chosen = overtimeEligibilities.find((value) => value === eligibleForOvertime?.toLowerCase());
  const isUnconfirmed = chosen !== undefined && needsExemption(chosen) && motorCarrierExemption !== true;
  return isHidden && isUnconfirmed ? { eligibleForOvertime: formDefaults.eligibleForOvertime } : {};
}

/** Converts form values to the record that is sent: cleared dates and texts become null or absent. */
export function toRecord(values: OrderFormValues): OrderFormValues {
  const { flatRate } = values;
  const extra = extraHours(flatRate);
  return {
    ...values,
    ...overtime(values),
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

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmptyRecord = (value: unknown): boolean => isRecord(value) && Object.keys(value).length === 0;

/** Serializes a value with sorted keys and without empty parts, so that equal values compare equal. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, each]) => !isEmptyRecord(each))
            .sort(([a], [b]) => a.localeCompare(b)),
        )
      : part,
  );

/**
 * The fields of an edit that differ from the base version; only these are sent
 * (docs/state-machines.md#editing-an-order).
 */
export function changedFields(order: OrderView, edited: FormRecord): JobOrderPatch {
  return Object.fromEntries(differences(recordOf(order), edited).map((field) => [field, edited[field]]));
}

/** Fields of the form, as far as two people can change them. */
export type OrderField = keyof FormRecord;

type AnyValues = Readonly<Partial<Record<OrderField, unknown>>>;

const differences = (one: AnyValues, other: AnyValues): OrderField[] =>
  FIELDS.filter((field) => canonical(one[field] ?? null) !== canonical(other[field] ?? null));

/** The changes that somebody else saved while this form was open. */
export interface OtherChanges {
  /** Fields that only they changed; the form can take them over. */
  readonly theirs: readonly OrderField[];
  /** Fields that both changed in different ways; the form keeps its own value. */
  readonly both: readonly OrderField[];
}

/** Compares the order as it was when editing began with its latest version and with the form. */
export function otherChanges(
  { base, latest }: { base: OrderView; latest: OrderView },
  values: OrderFormValues,
): OtherChanges {
  const mine = toRecord(values);
  const own = new Set(differences(recordOf(base), mine));
  const changed = differences(recordOf(base), recordOf(latest));
  const agreed = new Set(FIELDS.filter((field) => !differences(recordOf(latest), mine).includes(field)));
  return {
    theirs: changed.filter((field) => !own.has(field)),
    both: changed.filter((field) => own.has(field) && !agreed.has(field)),
  };
}

import type { ReminderKind } from '#domain/invoices/reminders';
import type { LineKind } from '#domain/invoices/schema';
import type { InvoiceListItem } from '#domain/invoices/schema';
import { nameVisibleSql } from '../candidacies/name-visible';
import type { Db } from '../core/handle';
import { filteredInvoices, invoiceColumns } from './invoice-list';

/** An invoice with what only its own page shows. */
export interface StoredInvoice extends InvoiceListItem {
  readonly timeZone: string;
  readonly voidedAt: string | null;
  readonly voidReason: string | null;
}

/** An invoice of the carrier, or of any if none is named; undefined if there is none. */
export async function findInvoice(
  db: Db,
  {
    id,
    organizationId,
    now,
  }: { readonly id: string; readonly organizationId: string | undefined; readonly now: string },
): Promise<StoredInvoice | undefined> {
  const row: unknown = await filteredInvoices(db, { organizationId, now })
    .where('invoices.id', id)
    .first({
      ...invoiceColumns(db, now),
      timeZone: 'invoices.time_zone',
      voidedAt: 'invoices.voided_at',
      voidReason: 'invoices.void_reason',
    });
  return row as StoredInvoice | undefined;
}

/** A line with the name that its text says. */
export interface StoredLine {
  readonly position: number;
  readonly kind: LineKind;
  readonly sourceId: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly occurredAt: string;
  readonly cents: number;
  /** The driver whom the line is about; null if there is none. */
  readonly driver: LineDriver | null;
}

/** The name of a driver, and whether the carrier may see all of it. */
export interface LineDriver {
  readonly firstName: string;
  readonly lastName: string;
  readonly isNameVisible: boolean;
}

/** A driver who has worked for the carrier is known to it; of a match, it reads as much as it may see now. */
const DRIVER = `case when drivers.id is not null then jsonb_build_object(
  'firstName', drivers.first_name, 'lastName', drivers.last_name, 'isNameVisible', invoice_lines.details ->> 'purchaseId' is null
    or ${nameVisibleSql('drivers.id', 'invoices.organization_id')}) end`;

/** The lines of an invoice. */
export async function listLines(db: Db, invoiceId: string): Promise<StoredLine[]> {
  return db('invoice_lines')
    .join('invoices', 'invoices.id', 'invoice_lines.invoice_id')
    .leftJoin('drivers', (join) => {
      join.on('drivers.id', '=', db.raw(`nullif(invoice_lines.details ->> 'driverId', '')::uuid`));
    })
    .where({ invoice_id: invoiceId })
    .orderBy('position')
    .select({
      position: 'position',
      kind: 'kind',
      sourceId: 'source_id',
      details: 'details',
      occurredAt: 'occurred_at',
      cents: 'cents',
      driver: db.raw(DRIVER),
    });
}

/** The reminders that were sent, oldest first. */
export const listReminders = (db: Db, invoiceId: string): Promise<{ kind: ReminderKind; sentAt: string }[]> =>
  db('invoice_reminders')
    .where({ invoice_id: invoiceId, is_sent: true })
    .orderBy(['decided_at', 'kind'])
    .select({ kind: 'kind', sentAt: 'decided_at' });

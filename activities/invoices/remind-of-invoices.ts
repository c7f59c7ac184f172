import { listRemindable, remind, type ReminderDeps } from '#db/invoices/reminders';
import type { Logger } from '#platform/logger';

/** Sends the reminders that are due, each once across all workers. One invoice that fails holds up no other. */
export async function remindOfInvoices(deps: ReminderDeps & { readonly log: Logger }, now: Date): Promise<void> {
  const at = now.toISOString();
  for (const invoice of await listRemindable(deps.db, at)) {
    try {
      await remind(deps, invoice, at);
    } catch (error) {
      deps.log.warn({ err: error, invoiceId: invoice.id }, 'reminder failed, will retry');
    }
  }
}

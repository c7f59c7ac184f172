import type { PurchasedProduct } from '#domain/prices/products';
import { initialOf } from '#domain/shared/initial';
import type { Transaction } from '../core/handle';
import type { MessageDeps } from '../invoices/invoice-messages';
import { listBillingRecipients } from '../invoices/recipients';
import { queueAccountMessage } from '../messages/account-message-store';

interface CreditFacts {
  readonly organizationId: string;
  readonly creditNumber: string;
  readonly cents: number;
  readonly reason: string;
  readonly isTakenBack: boolean;
  readonly product: PurchasedProduct;
  readonly firstName: string;
  readonly lastName: string;
  readonly openNumber: string | null;
}

/** Notifies the carrier of the credit of a purchase, in the transaction that stores it. */
export async function notifyOfPurchaseCredit(
  trx: Transaction,
  { sealer, publicUrl }: MessageDeps,
  purchaseId: string,
): Promise<void> {
  const { rows } = await trx.raw<{ rows: CreditFacts[] }>(
    `select purchase_credits.organization_id as "organizationId", purchase_credits.number as "creditNumber",
       purchase_credits.cents, purchase_credits.reason, took_charge_back as "isTakenBack", purchases.product,
       drivers.first_name as "firstName", drivers.last_name as "lastName",
       (select number from invoices join charges on charges.invoice_id = invoices.id
        where charges.source_id = purchases.id and charges.kind <> 'adjustment'
          and invoices.voided_at is null and paid_cents < total_cents) as "openNumber"
     from purchase_credits
     join purchases on purchases.id = purchase_credits.purchase_id
     join drivers on drivers.id = purchases.driver_id
     where purchase_id = ?`,
    [purchaseId],
  );
  const [credit] = rows;
  if (credit === undefined) throw new Error('The credit of a purchase is missing');
  const { organizationId, firstName: driverFirst, lastName, ...facts } = credit;
  // An email stays readable when the carrier may not see the whole name any more (docs/state-machines.md#visible-data).
  const driver = `${driverFirst} ${initialOf(lastName)}.`;
  const link = new URL('/business/purchases', publicUrl).href;
  for (const { userId, email, firstName } of await listBillingRecipients(trx, organizationId)) {
    await queueAccountMessage(trx, sealer, {
      channel: 'mail',
      to: email,
      userId,
      template: 'purchase-credited',
      params: { firstName, ...facts, driver, link },
    });
  }
}

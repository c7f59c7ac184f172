import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Invoice } from '#domain/invoices/schema';
import { billingKey } from '#web/entities/billing/queries';
import { checkPayment } from '../api/pay';

/** Parameters that the payment service adds to the address of a page to which a bank leads back. */
const ADDED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

const isOpen = ({ state }: Invoice['payments'][number]): boolean =>
  ['unknown', 'actionNeeded', 'processing'].includes(state);

/**
 * A payer who was sent to the bank's own page comes back here. The address loses the payment's secret immediately, and our server
 * asks the payment service; what the address says about the result is not believed.
 */
export function useReturnFromBank(invoice: Invoice | undefined) {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const isBack = useRef(ADDED.some((name) => params.has(name)));
  const isMarked = ADDED.some((name) => params.has(name));
  useEffect(() => {
    if (!isMarked) return;
    setParams((all) => new URLSearchParams([...all].filter(([name]) => !ADDED.includes(name))), { replace: true });
  }, [isMarked, setParams]);
  useEffect(() => {
    if (!isBack.current || invoice === undefined) return;
    isBack.current = false;
    void Promise.allSettled(invoice.payments.filter(isOpen).map(({ _id }) => checkPayment(_id))).then(() =>
      client.invalidateQueries({ queryKey: billingKey }),
    );
  }, [invoice, client]);
}

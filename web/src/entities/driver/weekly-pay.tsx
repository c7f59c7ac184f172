import type { WeeklyPay as WeeklyPayRange } from '#domain/job-orders/schema';
import { usePayText } from '#web/entities/job-orders/pay-text';
import './driver.css';

/** Weekly pay, which makes jobs with different pay types comparable; large because drivers look for it first. */
export function WeeklyPay({ pay }: { pay: WeeklyPayRange | null }) {
  const payText = usePayText();
  return <span className={pay === null ? 'gh-pay-unknown' : 'gh-pay gh-numbers'}>{payText(pay)}</span>;
}

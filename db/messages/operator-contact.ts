import { formatPhone } from '#platform/phone';

/** How to reach the operator, as it is configured. */
export interface OperatorContact {
  readonly supportEmail?: string | undefined;
  readonly supportPhone?: string | undefined;
}

/** The operator's email address, or else the phone number; null if none is configured. */
export const contactOf = ({ supportEmail, supportPhone }: OperatorContact): string | null =>
  supportEmail ?? (supportPhone === undefined ? null : formatPhone(supportPhone));

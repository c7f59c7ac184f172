import type { PayLine, PayLineKind } from './model';

const hours = new Set<PayLineKind>(['straight', 'overtimeDaily', 'overtimeWeekly']);
const overtime = new Set<PayLineKind>(['overtimeDaily', 'overtimeWeekly']);
/** Expenses of the driver: no pay, no markup, nothing toward the minimum wage (29 CFR 778.217). */
const expenses = new Set<PayLineKind>(['perDiem', 'reimbursement']);

/** Whether a line is for paid hours at the hourly rate. */
export const isHours = (kind: PayLineKind): boolean => hours.has(kind);
/** Whether a line is for overtime hours. */
export const isOvertime = (kind: PayLineKind): boolean => overtime.has(kind);
/** Whether a line is pay for work, not an expense. */
export const isWage = (kind: PayLineKind): boolean => !expenses.has(kind);

/** The overtime hours among lines, in seconds. */
export const overtimeIn = (lines: readonly Pick<PayLine, 'kind' | 'quantity'>[]): number =>
  lines.reduce((sum, { kind, quantity }) => (isOvertime(kind) ? sum + quantity : sum), 0);

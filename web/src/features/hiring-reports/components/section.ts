import type { HiringReport } from '#domain/hiring-reports/schema';
import type { HiringTable } from '#domain/hiring-reports/tables';
import type { HiringScope } from '../model/figure';

/** Props shared by all sections of the page. */
export interface HiringSectionProps {
  report: HiringReport;
  scope: HiringScope;
  save: (table: HiringTable) => Promise<void>;
}

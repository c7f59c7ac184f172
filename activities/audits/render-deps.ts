import type { FileDeps } from '#db/driver-files/driver-file-store';
import type { PageDrawer } from '#platform/page-pictures';
import type { PdfDeps } from '../file-exports/pdf/render-pdf';

/** Dependencies for rendering packets. */
export interface AuditRenderDeps extends FileDeps, PdfDeps {
  readonly pages: PageDrawer;
}

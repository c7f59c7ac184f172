import type { Client } from '@temporalio/client';
import type { FileDeps } from '#db/driver-files/driver-file-store';
import { type ScreeningProvider as ProviderName } from '#domain/screening/kinds';
import type { Logger } from '#platform/logger';
import type { PdfCheck } from '#platform/pdf-check';
import { type ScreeningProvider } from '#platform/screening-provider';
import type { VirusScanner } from '#platform/virus-scanner';

export interface ScreeningDeps extends FileDeps {
  readonly client: Client;
  readonly log: Logger;
  readonly pdfs: PdfCheck;
  readonly scanner: VirusScanner;
  /** The queue on which pipelines start. */
  readonly taskQueue: string;
  /** Providers with an automatic exchange; orders to all others are handled by a person. */
  readonly providers: ReadonlyMap<ProviderName, ScreeningProvider>;
}

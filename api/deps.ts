import type { Db } from '#db/core/handle';
import type { NearestDb } from '#db/core/nearest';
import type { SignOutReason } from '#domain/accounts/session-ends';
import type { UploadType } from '#domain/driver-files/uploads';
import type { BillingProvider } from '#platform/billing-provider';
import type { Allowance } from '#platform/buckets';
import type { ChatService } from '#platform/chat-service';
import type { EldProvider } from '#platform/eld-provider';
import type { FileStore } from '#platform/file-store';
import type { FmcsaService } from '#platform/fmcsa-service';
import type { Geocoder } from '#platform/geocoder';
import type { Logger } from '#platform/logger';
import type { MapTiles } from '#platform/map-tiles';
import type { PageDrawer } from '#platform/page-pictures';
import type { Passwords } from '#platform/passwords';
import type { PaymentProvider } from '#platform/payment-provider';
import type { PdfCheck } from '#platform/pdf-check';
import type { PrintedDocument } from '#platform/printed-document';
import type { Sealer } from '#platform/sealing';
import type { Vault } from '#platform/vault';
import type { VirusScanner } from '#platform/virus-scanner';
import type { WorkflowCommands } from '#platform/workflow-commands';
import type { SocialClient } from './accounts/social/oauth-client';

/** All dependencies of the app; tests pass their own. */
export interface ApiDeps {
  readonly db: Db;
  /** For queries sorted by distance. */
  readonly nearest: NearestDb;
  readonly temporal: WorkflowCommands;
  readonly log: Logger;
  /** Encrypts the content of messages in the database. */
  readonly sealer: Sealer;
  /** Holds the keys that seal personal data. */
  readonly vault: Vault;
  /** Sealed storage of files. */
  readonly files: FileStore;
  /** Checks PDFs before they are stored. */
  readonly pdfs: PdfCheck;
  /** Scans files before anyone can open them. */
  readonly scanner: VirusScanner;
  /** Hashes and compares passwords. */
  readonly passwords: Passwords;
  /** Renders a document as a PDF. */
  readonly drawDocument: (document: PrintedDocument) => Promise<Uint8Array>;
  /** Draws pages of documents for readers who may not have the document itself. */
  readonly pages: PageDrawer;
  /** The FMCSA census service, if a key is configured; otherwise the imported census is used. */
  readonly fmcsa?: FmcsaService | undefined;
  /** Finds the coordinates of addresses, if a service is configured; otherwise only those of cities and ZIP codes are known. */
  readonly geocoder?: Geocoder | undefined;
  /** The server of map tiles, if one is configured; otherwise maps show the outline of the states. */
  readonly mapTiles?: MapTiles | undefined;
  /** Stores drivers' debit cards. If absent, no card can be added. */
  readonly payments?: PaymentProvider | undefined;
  /** Providers of hours-of-service logs that drivers can connect, by name; none if absent. */
  readonly elds?: ReadonlyMap<string, EldProvider> | undefined;
  /** Through which carriers pay invoices. If absent, they pay by transfer only. */
  readonly billing?: BillingProvider | undefined;
  /** The hosted chat service, if a key is configured. */
  readonly chat?: ChatService | undefined;
  /** The operator's phone, email and postal address, if configured. */
  readonly support: {
    readonly phone?: string | undefined;
    readonly email?: string | undefined;
    readonly postalAddress?: string | undefined;
  };
  /** The sender of emails, shown in calendars as the organizer. */
  readonly mailFrom: string;
  readonly now: () => Date;
  /** The proxies whose forwarded caller address is trusted. */
  readonly trustedProxies: readonly string[];
  /** The product's public URL. */
  readonly publicUrl: string;
  /** The built console, when this process serves it. */
  readonly webDir?: string | undefined;
  /** The origin of the page that may show the product in a frame; none may if it is absent. */
  readonly webViewOrigin?: string | undefined;
  /** The email catcher that holds a demo's emails and text messages. */
  readonly mailInboxUrl?: string | undefined;
  /** The file with a demo's logins; absent outside of demos. */
  readonly demoLoginsFile?: string | undefined;
  /** The client of the providers with which users can sign in. */
  readonly social: SocialClient;
  /** Rejects responses that do not match the route's declaration; on in tests and development. */
  readonly checkResponses: boolean;
  /** Whether webhooks may have private and unencrypted addresses, for trials on one machine. */
  readonly privateWebhooks?: boolean | undefined;
  /** Refuses signatures on texts that the operator has not approved; on in production. */
  readonly onlyApprovedTexts: boolean;
  readonly limits: Limits;
  readonly readiness: Readiness;
  /** Notifies the tabs of a sign-in that it has ended, on every node. */
  readonly sessionEnded: (familyId: string, why?: SignOutReason) => void;
  /** Notifies a user's own tabs of upload progress, on every node. */
  readonly uploadProgress: (userId: string, progress: UploadProgress) => void;
}

/** The payload of the event `upload_progress`. */
export interface UploadProgress {
  readonly type: UploadType;
  readonly percent: number;
}

export interface Limits {
  /** Calls that one IP address may make to one process in ten seconds. */
  readonly callsPerTenSeconds: number;
  /** Failed sign-ins per account and IP address in 15 minutes; ten times as many per account or per IP address alone. */
  readonly failedSignIns: number;
  /** Commands that one process runs concurrently; unlimited if absent. */
  readonly maxConcurrentCommands?: number;
  /** Sign-ups per IP address; unlimited if absent. */
  readonly signUps?: Allowance;
  /** Emailed links that one IP address may open; unlimited if absent. */
  readonly links?: Allowance;
  /** Costly calls per account or carrier (`Costly`); unlimited if absent. */
  readonly costly?: Allowance;
}

/** The dependencies that readiness checks; a check fails by rejecting. */
export interface Readiness {
  database(): Promise<void>;
  temporal(): Promise<void>;
  worker(): Promise<void>;
  /** The event loop, which nothing may block. */
  loop(): Promise<void>;
  /** The threads that read files, hash passwords and compress responses. */
  pool(): Promise<void>;
}

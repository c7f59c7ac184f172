import type { Db } from '#db/handle';
import type { NearestDb } from '#db/nearest';
import type { UploadType } from '#domain/driver-files/uploads';
import type { Allowance } from '#platform/buckets';
import type { ChatService } from '#platform/chat-service';
import type { FileStore } from '#platform/file-store';
import type { FmcsaService } from '#platform/fmcsa-service';
import type { Logger } from '#platform/logger';
import type { Passwords } from '#platform/passwords';
import type { PaymentProvider } from '#platform/payment-provider';
import type { Sealer } from '#platform/sealing';
import type { Vault } from '#platform/vault';
import type { VirusScanner } from '#platform/virus-scanner';

import type { SignedConsent } from './compliance/draw-consent';
import type { WorkflowCommands } from './http/workflow-commands';
import type { Social } from './social/oauth-client';

/** Everything that the app needs from outside; tests pass their own. */
export interface ApiDeps {
  readonly db: Db;
  /** For queries that sort by distance. */
  readonly nearest: NearestDb;
  readonly temporal: WorkflowCommands;
  readonly log: Logger;
  /** Encrypts the content of messages in the database. */
  readonly sealer: Sealer;
  /** Holds the keys that seal personal data. */
  readonly vault: Vault;
  /** Sealed storage of files. */
  readonly files: FileStore;
  /** Scans files before anyone can open them. */
  readonly scanner: VirusScanner;
  /** Hashes and compares passwords. */
  readonly passwords: Passwords;
  /** Draws a signed document as a PDF. */
  readonly drawConsent: (consent: SignedConsent) => Promise<Uint8Array>;
  /** The federal census of carriers, when there is a key to it; else the imported table answers. */
  readonly fmcsa?: FmcsaService | undefined;
  /** Stores drivers' debit cards; absent where there is no provider, and then no card can be added. */
  readonly payments?: PaymentProvider | undefined;
  /** The hosted chat service, where there is a key to one. */
  readonly chat?: ChatService | undefined;
  /** Where drivers reach the operator by phone and by email, where it is configured. */
  readonly support: { readonly phone?: string | undefined; readonly email?: string | undefined };
  /** The sender of mails: calendars show it as the organizer. */
  readonly mailFrom: string;
  readonly now: () => Date;
  /** The proxies whose forwarded caller address is trusted. */
  readonly trustedProxies: readonly string[];
  /** The public address of the product. */
  readonly publicUrl: string;
  /** The built console, when this process serves it. */
  readonly webDir?: string | undefined;
  /** The store in which the emails and text messages of a demo are caught. */
  readonly mailInboxUrl?: string | undefined;
  /** The file with a demo's logins; absent outside of demos. */
  readonly demoLoginsFile?: string | undefined;
  /** Connects to the networks that people may sign in with. */
  readonly social: Social;
  /** Rejects responses that the route did not declare; on in tests and development. */
  readonly checkAnswers: boolean;
  /** Refuses signatures on texts that no one has approved; on in production. */
  readonly onlyApprovedTexts: boolean;
  readonly limits: Limits;
  readonly readiness: Readiness;
  /** Notifies the tabs of a sign-in that it has ended, on every node. */
  readonly sessionEnded: (familyId: string) => void;
  /** Notifies a user's own tabs of the progress of an upload, on every node. */
  readonly uploadProgress: (userId: string, progress: UploadProgress) => void;
}

/** Sends the event `upload_progress`. */
export interface UploadProgress {
  readonly type: UploadType;
  readonly percent: number;
}

export interface Limits {
  /** Calls that one address may make to one process in ten seconds. */
  readonly callsPerTenSeconds: number;
  /** Failed sign-ins per email in 15 minutes; ten times as many per address. */
  readonly failedSignIns: number;
  /** Commands that one process runs concurrently; unlimited when absent. */
  readonly maxConcurrentCommands?: number;
  /** Sign-ups from one address; unlimited when absent. */
  readonly signUps?: Allowance;
  /** Links from emails that one address opens; unlimited when absent. */
  readonly links?: Allowance;
  /** Costly calls of one account, or of one carrier, by kind (`Costly`); unlimited when absent. */
  readonly costly?: Allowance;
}

/** The dependencies of readiness; a check fails by rejecting. */
export interface Readiness {
  database(): Promise<void>;
  temporal(): Promise<void>;
  worker(): Promise<void>;
}

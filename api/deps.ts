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
import type { Social } from './social/conversation';

/** Everything that the app needs from outside; tests hand in their own. */
export interface ApiDeps {
  readonly db: Db;
  /** For what is asked nearest first. */
  readonly nearest: NearestDb;
  readonly temporal: WorkflowCommands;
  readonly log: Logger;
  /** Makes what messages say unreadable in the database. */
  readonly sealer: Sealer;
  /** Keeps the keys that people's own data are sealed with. */
  readonly vault: Vault;
  /** Where files lie, sealed. */
  readonly files: FileStore;
  /** Looks into files before anybody else does. */
  readonly scanner: VirusScanner;
  /** Hashes and compares passwords. */
  readonly passwords: Passwords;
  /** Draws a signed document as a PDF. */
  readonly drawConsent: (consent: SignedConsent) => Promise<Uint8Array>;
  /** The federal census of carriers, when there is a key to it; else the imported table answers. */
  readonly fmcsa?: FmcsaService | undefined;
  /** Keeps drivers' debit cards; absent where there is none, and then no card can be added. */
  readonly payments?: PaymentProvider | undefined;
  /** The hosted chat service, where there is a key to one. */
  readonly chat?: ChatService | undefined;
  /** Where drivers reach the operator by phone and by email, where it is configured. */
  readonly support: { readonly phone?: string | undefined; readonly email?: string | undefined };
  /** The sender of mails: calendars show it as the organizer. */
  readonly mailFrom: string;
  readonly now: () => Date;
  /** Whose word for the address of a caller counts: what the proxy in front adds. */
  readonly trustedProxies: readonly string[];
  /** The address that people see. */
  readonly publicUrl: string;
  /** The built console, when this process serves it. */
  readonly webDir?: string | undefined;
  /** Where mails and text messages of a demo are caught. */
  readonly mailInboxUrl?: string | undefined;
  /** The file with a demo's logins; absent outside of demos. */
  readonly demoLoginsFile?: string | undefined;
  /** Talks to the networks that people may come from. */
  readonly social: Social;
  /** Refuses to send an answer that its route did not declare; on in tests and development. */
  readonly checkAnswers: boolean;
  /** Refuses signatures on texts that nobody approved; on in production. */
  readonly onlyApprovedTexts: boolean;
  readonly limits: Limits;
  readonly readiness: Readiness;
  /** Tells the tabs of a sign-in that it has ended, on whichever node they are. */
  readonly sessionEnded: (familyId: string) => void;
  /** Tells somebody's own tabs how much of a file has come, on whichever node they are. */
  readonly uploadProgress: (userId: string, progress: UploadProgress) => void;
}

/** Sends the event `upload_progress`. */
export interface UploadProgress {
  readonly type: UploadType;
  readonly percent: number;
}

export interface Limits {
  /** Calls that one address may make in ten seconds to one process. */
  readonly callsPerTenSeconds: number;
  /** Wrong sign-ins in a quarter of an hour for one e-mail; ten times as many for one address. */
  readonly failedSignIns: number;
  /** Commands that one process carries out at a time; any number when absent. */
  readonly commandsUnderWay?: number;
  /** Sign-ups from one address; any number when absent. */
  readonly signUps?: Allowance;
  /** Links from emails that one address opens; any number when absent. */
  readonly links?: Allowance;
  /** Costly calls of one account, or of one carrier, by what they cost (`Costly`); any number when absent. */
  readonly costly?: Allowance;
}

/** What must be there before calls make sense; each check says no by rejecting. */
export interface Readiness {
  database(): Promise<void>;
  temporal(): Promise<void>;
  worker(): Promise<void>;
}

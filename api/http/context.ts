import type { Request, Response } from 'express';
import type { Actor, CarrierActor, DriverActor } from '#domain/accounts/actor';
import type { Permission } from '#domain/accounts/policy';
import type { Logger } from '#platform/logger';
import type { ApiDeps } from '../deps';

/** The callers that a route allows: anyone, any signed-in user, or users with a permission. */
export type Access = 'public' | 'signed-in' | Permission;

/** Permissions that people of different sides hold. */
export const sharedPermissions = [
  'orders:read',
  'audits:read',
  'billing:read',
  'verifications:read',
  'hours:read',
] as const satisfies readonly Permission[];

type DriverPermission = Extract<Permission, `driver:${string}`>;
type SharedPermission = (typeof sharedPermissions)[number] | Extract<Permission, `ops:${string}`>;
type CarrierPermission = Exclude<Permission, DriverPermission | SharedPermission>;

/** The actor's type, as proven by the declared permission. */
export type ActorFor<A extends Access> = A extends 'public'
  ? undefined
  : A extends DriverPermission
    ? DriverActor
    : A extends CarrierPermission
      ? CarrierActor
      : Actor;

export interface Idempotency {
  /** The caller's Idempotency-Key header, if sent. */
  readonly key: string | undefined;
  /** Equal for the same actor, route and key. */
  readonly updateId: string;
  /**
   * Whether an earlier request with this key reached this point without storing a response, so that its effect may
   * exist. Then checks on the read model must not refuse: the Update decides, deduplicated by its id.
   */
  readonly isRepeat: boolean;
  /** An id for a record that this request creates; a retry gets the same id. */
  derivedId(name: string): string;
}

/** The app's dependencies, available to every handler. */
type Services = Pick<
  ApiDeps,
  | 'db'
  | 'nearest'
  | 'sealer'
  | 'vault'
  | 'files'
  | 'pdfs'
  | 'scanner'
  | 'passwords'
  | 'drawDocument'
  | 'pages'
  | 'social'
  | 'fmcsa'
  | 'geocoder'
  | 'mapTiles'
  | 'chat'
  | 'payments'
  | 'elds'
  | 'billing'
  | 'mailFrom'
  | 'support'
  | 'temporal'
  | 'now'
  | 'publicUrl'
  | 'sessionEnded'
  | 'demoLoginsFile'
  | 'webViewOrigin'
  | 'checkResponses'
  | 'onlyApprovedTexts'
  | 'privateWebhooks'
>;

export interface RouteContext<A extends Access = Access> extends Services {
  readonly actor: ActorFor<A>;
  /** The sign-in that the call's token belongs to; absent on public routes. */
  readonly familyId: string | undefined;
  /** The zone of the caller's days. */
  readonly timeZone: string;
  readonly log: Logger;
  readonly idempotency: Idempotency;
  /** Only for cookies and headers; handlers return their response. */
  readonly request: Request;
  readonly response: Response;
}

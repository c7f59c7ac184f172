import type { Request, Response } from 'express';

import type { Actor, CarrierActor, DriverActor } from '#domain/accounts/actor';
import type { Permission } from '#domain/accounts/policy';
import type { Logger } from '#platform/logger';

import type { ApiDeps } from '../deps';

/** The callers of a route: anyone, any signed-in user, or users with the permission. */
export type Access = 'public' | 'signed-in' | Permission;

type DriverPermission = Extract<Permission, `driver:${string}`>;
type SharedPermission = 'orders:read' | 'verifications:read' | Extract<Permission, `ops:${string}`>;
type CarrierPermission = Exclude<Permission, DriverPermission | SharedPermission>;

/** The facts about the actor that the declared permission proves. */
export type ActorFor<A extends Access> = A extends 'public'
  ? undefined
  : A extends DriverPermission
    ? DriverActor
    : A extends CarrierPermission
      ? CarrierActor
      : Actor;

export interface Idempotency {
  /** The caller's Idempotency-Key, if sent. */
  readonly key: string | undefined;
  /** Same actor, route and key: same Update id. */
  readonly updateId: string;
  /**
   * An earlier request with this key reached this point without storing an answer, so its effect may exist. Then checks
   * on the read model must not refuse; the Update, deduplicated by its id, decides.
   */
  readonly isRepeat: boolean;
  /** An id for something that this request creates; a repeat gets the same one. */
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
  | 'scanner'
  | 'passwords'
  | 'drawConsent'
  | 'social'
  | 'fmcsa'
  | 'chat'
  | 'payments'
  | 'mailFrom'
  | 'support'
  | 'temporal'
  | 'now'
  | 'publicUrl'
  | 'sessionEnded'
  | 'demoLoginsFile'
  | 'checkAnswers'
  | 'onlyApprovedTexts'
>;

export interface RouteContext<A extends Access = Access> extends Services {
  readonly actor: ActorFor<A>;
  /** The sign-in that the call's token came from; absent on public routes. */
  readonly familyId: string | undefined;
  readonly log: Logger;
  readonly idempotency: Idempotency;
  /** For cookies and headers only; responses are returned. */
  readonly request: Request;
  readonly response: Response;
}

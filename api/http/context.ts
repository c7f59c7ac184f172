import type { Request, Response } from 'express';

import type { Actor, CarrierActor, DriverActor } from '#domain/accounts/actor';
import type { Permission } from '#domain/accounts/policy';
import type { Logger } from '#platform/logger';

import type { ApiDeps } from '../deps';

/** Who may call a route at all: anybody, any signed-in person, or whoever has the right. */
export type Access = 'public' | 'signed-in' | Permission;

type DriverPermission = Extract<Permission, `driver:${string}`>;
type SharedPermission = 'orders:read' | 'verifications:read' | Extract<Permission, `ops:${string}`>;
type CarrierPermission = Exclude<Permission, DriverPermission | SharedPermission>;

/** What the declared permission proves about the actor. */
export type ActorFor<A extends Access> = A extends 'public'
  ? undefined
  : A extends DriverPermission
    ? DriverActor
    : A extends CarrierPermission
      ? CarrierActor
      : Actor;

export interface Idempotency {
  /** The caller's Idempotency-Key, if he sent one. */
  readonly key: string | undefined;
  /** Same actor, route and key: same Update id. */
  readonly updateId: string;
  /**
   * An earlier request with this key came this far and left no answer: its effect may exist. Then checks on the read
   * model must not refuse; the Update, which knows its id, decides.
   */
  readonly isRepeat: boolean;
  /** An id for something that this request creates; a repeat gets the same one. */
  derivedId(name: string): string;
}

/** What the app was given and every handler may use. */
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
  /** For cookies and headers only; answers are returned. */
  readonly request: Request;
  readonly response: Response;
}

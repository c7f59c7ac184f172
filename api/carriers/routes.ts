import { z } from 'zod';
import { listServedStates } from '#db/carriers/served-state-store';
import {
  BookCall,
  BookingSecret,
  CallOffer,
  CensusCarrier,
  CensusSearch,
  FleetSignedUp,
  FleetSignUp,
  JoinWaitlist,
  ServedStates,
} from '#domain/carriers/schema';
import { defineRoute, type Route } from '../http/define-route';
import { bookCall, offerCalls } from './book-call';
import { autocompleteCarriers } from './census';
import { signUpFleet } from './sign-up';
import { joinStateWaitlist } from './waitlist';

const NO_ID = '00000000-0000-4000-8000-000000000000';

/** Carrier sign-up (docs/requirements.md#carriers). */
export const carrierRoutes: readonly Route[] = [
  defineRoute({
    id: 'carriers.autocomplete',
    method: 'get',
    paths: ['/api/fmcsa/fleetAutocomplete'],
    permission: 'public',
    scope: 'none',
    summary: 'Search carriers in the FMCSA census',
    query: CensusSearch,
    response: z.array(CensusCarrier),
    problems: [],
    example: () => ({ query: { search: 'acme' } }),
    handler: ({ query, ctx }) => autocompleteCarriers(ctx, query.search),
  }),
  defineRoute({
    id: 'carriers.sign-up',
    method: 'post',
    paths: ['/api/auth/fleet/signUp'],
    permission: 'public',
    scope: 'none',
    summary: 'Submit a carrier application',
    body: FleetSignUp,
    response: FleetSignedUp,
    status: 201,
    problems: [],
    example: () => ({
      body: {
        mcdotNumber: '1234567',
        companyName: 'Acme Freight',
        zip: '75201',
        fleetSize: 25,
        firstName: 'Robin',
        lastName: 'Vale',
        email: 'robin@acme.example',
        phone: '+12145550101',
      },
    }),
    handler: ({ body, ctx }) => signUpFleet(ctx, body),
  }),
  defineRoute({
    id: 'carriers.call-offer',
    method: 'get',
    paths: ['/api/fleet/call-times'],
    permission: 'public',
    scope: 'none',
    summary: 'List call times for a carrier application',
    query: BookingSecret,
    response: CallOffer,
    problems: ['link-not-valid'],
    example: () => ({ query: { booking: 'secret-from-the-email' } }),
    handler: ({ query, ctx }) => offerCalls(ctx, query.booking),
  }),
  defineRoute({
    id: 'carriers.book-call',
    method: 'post',
    paths: ['/api/fleet/call-times/:id/book'],
    permission: 'public',
    scope: 'none',
    summary: 'Book a call with operations',
    params: z.object({ id: z.uuid() }),
    body: BookCall,
    response: CallOffer,
    problems: ['link-not-valid', 'application-settled', 'call-time-taken'],
    example: () => ({ params: { id: NO_ID }, body: { booking: 'secret-from-the-email', timeZone: 'America/Chicago' } }),
    handler: ({ params, body, ctx }) => bookCall(ctx, params.id, body),
  }),
  defineRoute({
    id: 'drivers.join-waitlist',
    method: 'post',
    paths: ['/api/drivers/waitlist'],
    permission: 'public',
    scope: 'none',
    summary: 'Join the waitlist of a state',
    body: JoinWaitlist,
    problems: [],
    example: () => ({ body: { email: 'sam@example.com', state: 'MT' } }),
    handler: ({ body, ctx }) => joinStateWaitlist(ctx, body),
  }),
  defineRoute({
    id: 'carriers.served-states',
    method: 'get',
    paths: ['/api/served-states'],
    permission: 'public',
    scope: 'none',
    summary: 'List served states',
    response: ServedStates,
    problems: [],
    example: () => ({}),
    handler: async ({ ctx }) => ({ states: await listServedStates(ctx.db) }),
  }),
];

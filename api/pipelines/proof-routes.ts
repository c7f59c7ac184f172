import { z } from 'zod';
import { enteredExpiries } from '#domain/driver-pipeline/expiries';
import { OpsDriver, RecordProofBody } from '#domain/driver-pipeline/schema';
import { problemMessage } from '#domain/problems';
import { defineRoute, type Route } from '../http/define-route';
import { InvalidInputError } from '../http/validate';
import { expiryOn } from '../reviews/proof-expiry';
import { commandAndRead } from './command';

const CODE = 'proof-expired';

/** Credentials that are recorded without a file, after operations have seen the card. */
export const proofRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.record-proof',
    method: 'put',
    paths: ['/api/ops/drivers/:id/proofs/:proof'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Record the expiration date of a TWIC card or hazmat endorsement',
    params: z.object({ id: z.uuid(), proof: z.enum(enteredExpiries) }),
    body: RecordProofBody,
    response: OpsDriver,
    problems: ['not-found'],
    example: ({ driverId }) => ({ params: { id: driverId, proof: 'twic' }, body: { on: '2100-01-04' } }),
    handler: async ({ params: { id: driverId, proof }, body: { on }, ctx }) => {
      const expiry = await expiryOn(ctx, driverId, on);
      if (Date.parse(expiry.endsAt) <= ctx.now().getTime()) {
        throw new InvalidInputError([{ in: 'body', pointer: '/on', code: CODE, message: problemMessage(CODE) }]);
      }
      return commandAndRead(ctx, { driverId, name: 'recordExpiry', details: { proof, expiry } });
    },
  }),
];

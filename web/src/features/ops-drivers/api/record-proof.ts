import type { enteredExpiries } from '#domain/driver-pipeline/expiries';
import type { RecordProofBody } from '#domain/driver-pipeline/schema';
import { opsDriverKeys } from '#web/entities/pipeline/drivers';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

interface ProofInput {
  id: string;
  proof: (typeof enteredExpiries)[number];
  body: RecordProofBody;
}

/** Records the expiration date of a card without an uploaded file. */
export const useRecordProof = (onDone: () => void) =>
  useCommand<ProofInput>({
    send: ({ id, proof, body }, { headers }) =>
      call(api.PUT('/api/ops/drivers/{id}/proofs/{proof}', { params: { path: { id, proof } }, body, headers })),
    invalidates: ({ id }) => [opsDriverKeys.lists, opsDriverKeys.one(id)],
    onDone,
  });

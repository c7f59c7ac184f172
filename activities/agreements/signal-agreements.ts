import { findAgreement, findOutdatedAgreements } from '#db/agreements/agreement-rows';
import { readOfferedTexts } from '#db/agreements/offered-texts';
import { findOpenOrders } from '#db/agreements/open-orders';
import { agreementWorkflowId } from '#domain/agreements/ids';
import {
  agreementFactsChanged,
  type AgreementInput,
  CARRIER_AGREEMENT_WORKFLOW_TYPE,
} from '#workflows/carrier-agreement/messages';
import { agreementEnded } from '#workflows/job-order/messages';
import type { AccessSignalDeps, SignalDeps } from '../candidacies/signal-workflows';
import { ignoreClosed } from '../core/closed-workflows';

/** After an upgrade, no carrier may have an agreement. */
const SIGNALS_AT_A_TIME = 10;

/**
 * Signals a carrier's agreement its zone and the version of the text in force. The current rows decide, so that a delivery
 * that comes late says nothing old. An agreement whose workflow does not run starts: from its row, or with a trial.
 */
export async function signalAgreementFacts(
  { client, db, taskQueue }: AccessSignalDeps,
  organizationId: string,
  now: Date,
): Promise<void> {
  const agreement = await findAgreement(db, organizationId);
  if (agreement === undefined) return;
  const { zone, state } = agreement;
  const { agreement: text } = await readOfferedTexts(db, { zone, now });
  const input: AgreementInput = state === null ? { organizationId, zone } : { checkpoint: { state } };
  await client.workflow.signalWithStart(CARRIER_AGREEMENT_WORKFLOW_TYPE, {
    workflowId: agreementWorkflowId(organizationId),
    taskQueue,
    args: [input],
    signal: agreementFactsChanged,
    signalArgs: [{ zone, version: text.version }],
  });
}

/**
 * Starts the agreements of carriers that were activated without one, and signals those that do not know their zone or the
 * text in force. Idempotent.
 */
export async function followAgreements(deps: AccessSignalDeps, now: Date): Promise<void> {
  const ids = await findOutdatedAgreements(deps.db, now);
  for (let at = 0; at < ids.length; at += SIGNALS_AT_A_TIME) {
    await Promise.all(ids.slice(at, at + SIGNALS_AT_A_TIME).map((id) => signalAgreementFacts(deps, id, now)));
  }
}

/** The carrier's agreement ended: its open orders become past, which closes their live candidacies. */
export async function signalAgreementEnded({ client, db }: SignalDeps, organizationId: string): Promise<void> {
  for (const workflowId of await findOpenOrders(db, organizationId)) {
    await ignoreClosed(() => client.workflow.getHandle(workflowId).signal(agreementEnded));
  }
}

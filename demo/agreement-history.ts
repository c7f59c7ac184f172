import { applyAgreementEvent } from '#db/agreements/agreement-row';
import type { Transaction } from '#db/core/handle';
import { appendEvents, NO_TIMELINE } from '#db/core/workflow-events';
import type { AgreementCommandName, AgreementCommands } from '#domain/agreements/commands';
import { nextAgreementDeadline } from '#domain/agreements/deadlines';
import {
  type AgreementTransition,
  decideAgreementCommand,
  decideAgreementDeadline,
  decideAgreementFacts,
  startAgreement,
} from '#domain/agreements/decide';
import type { AgreementEvent } from '#domain/agreements/events';
import { agreementWorkflowId } from '#domain/agreements/ids';
import { type AgreementState, emptyAgreement } from '#domain/agreements/state';
import type { EventActor } from '#domain/shared/actor';
import { derivedId } from '#platform/ids';

const RUN = 'import';

/** A command; by the administrator, unless it names somebody else. */
type PlayedCommand<N extends AgreementCommandName> = Omit<AgreementCommands[N], 'actor'> & {
  readonly actor?: EventActor;
};

/** Applies commands and deadlines by the domain rules, as the workflow would. */
export class AgreementHistory {
  readonly events: AgreementEvent[] = [];
  state: AgreementState;

  constructor(
    private readonly organizationId: string,
    private readonly adminId: string,
  ) {
    this.state = emptyAgreement(organizationId);
  }

  start(zone: string, version: string, now: number): void {
    this.#keep(startAgreement(this.state, zone, now));
    for (const transition of decideAgreementFacts(this.state, { zone, version }, now)) this.#keep(transition);
  }

  play<N extends AgreementCommandName>(
    name: N,
    { actor = { kind: 'fleet', userId: this.adminId }, ...details }: PlayedCommand<N>,
    now: number,
  ): void {
    const command = { ...details, actor } as unknown as AgreementCommands[N];
    const decision = decideAgreementCommand(this.state, { name, command }, now);
    if ('refused' in decision) throw new Error(`${name}: ${decision.refused.code}`);
    this.#keep(decision.accepted);
  }

  /** Lets the time pass: each deadline happens at its time. */
  passTo(now: number): void {
    for (;;) {
      const next = nextAgreementDeadline(this.state);
      if (next === null || Date.parse(next.at) > now) return;
      const due = decideAgreementDeadline(this.state, Date.parse(next.at));
      if (due === null) return;
      this.#keep(due.transition);
    }
  }

  /** Stores the events and the row; the workflow starts from it with the next signal. */
  async store(trx: Transaction): Promise<void> {
    const { events } = this;
    const workflowId = agreementWorkflowId(this.organizationId);
    await appendEvents(trx, { workflowId, runId: RUN, scope: NO_TIMELINE, events });
    for (const event of events) await applyAgreementEvent(trx, event);
  }

  #keep(transition: AgreementTransition): void {
    const updateId = derivedId('seed', 'agreement', this.organizationId, String(transition.seq));
    this.events.push({ ...transition, updateId });
    this.state = transition.snapshot;
  }
}

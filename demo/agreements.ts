import { storeAcceptance } from '#db/agreements/acceptance-store';
import { applyAgreementEvent } from '#db/agreements/agreement-row';
import { readOfferedTexts } from '#db/agreements/offered-texts';
import type { Transaction } from '#db/core/handle';
import { appendEvents, NO_TIMELINE } from '#db/core/workflow-events';
import { storeNote } from '#db/messages/note-store';
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
import { emptyAgreement } from '#domain/agreements/state';
import { DAY_MS } from '#domain/shared/durations';
import { derivedId } from '#platform/ids';
import type { Sealer } from '#platform/sealing';
import type { SeedCarrier, SeedUser } from './carriers';
import type { World } from './world';

const RUN = 'import';
const DAYS_TO_ACCEPT = 3;

/** How far a carrier's agreement is: the days since it began, and since the carrier gave notice. */
interface AgreementPlan {
  readonly startedDaysAgo: number;
  readonly noticeDaysAgo?: number;
}

/** The first carrier, whose logins everybody has, is in its trial; the others pay, and one of them has given notice. */
const plans: readonly AgreementPlan[] = [
  { startedDaysAgo: 6 },
  { startedDaysAgo: 250 },
  { startedDaysAgo: 160, noticeDaysAgo: 8 },
];
const usual: AgreementPlan = { startedDaysAgo: 150 };

/** The signed agreements of all carriers, with their histories; their workflows start with the next signal. */
export async function storeAgreements(trx: Transaction, world: World, sealer: Sealer): Promise<number> {
  for (const [index, carrier] of world.carriers.entries()) {
    const admin = carrier.staff.find(({ roles }) => roles.includes('business-admin'));
    if (admin !== undefined)
      await storeAgreement({ trx, sealer, world }, { carrier, admin, ...(plans[index] ?? usual) });
  }
  return world.carriers.length;
}

interface Storing {
  readonly trx: Transaction;
  readonly sealer: Sealer;
  readonly world: World;
}

interface Planned extends AgreementPlan {
  readonly carrier: SeedCarrier;
  readonly admin: SeedUser;
}

async function storeAgreement({ trx, sealer, world }: Storing, planned: Planned): Promise<void> {
  const { carrier, admin, startedDaysAgo, noticeDaysAgo } = planned;
  const { now } = world.size;
  const organization = await trx('organizations').where({ id: carrier.id }).first('time_zone');
  const zone = organization?.time_zone ?? 'America/Chicago';
  const { agreement } = await readOfferedTexts(trx, { zone, now: new Date(now) });
  const startedAt = now - startedDaysAgo * DAY_MS;
  const signedAt = startedAt + DAYS_TO_ACCEPT * DAY_MS;
  const acceptanceId = derivedId('seed', 'agreement', carrier.id);
  await storeAcceptance(trx, sealer, {
    id: acceptanceId,
    organizationId: carrier.id,
    signerId: admin.id,
    text: agreement,
    addendum: null,
    signedAt: new Date(signedAt),
    signing: {
      fullName: `${admin.first_name} ${admin.last_name}`,
      signature: { type: 'typed' },
      ip: '192.0.2.10',
    },
  });
  const history = new AgreementHistory(carrier.id, admin.id);
  history.start(zone, agreement.version, startedAt);
  history.play('acceptAgreement', { acceptanceId, version: agreement.version, hasAddendum: false }, signedAt);
  if (noticeDaysAgo !== undefined) {
    const noticeAt = now - noticeDaysAgo * DAY_MS;
    history.passTo(noticeAt);
    history.play('giveNotice', { noteId: await storeReason(trx, planned) }, noticeAt);
  }
  history.passTo(now);
  const { events } = history;
  await appendEvents(trx, { workflowId: agreementWorkflowId(carrier.id), runId: RUN, scope: NO_TIMELINE, events });
  for (const event of events) await applyAgreementEvent(trx, event);
}

async function storeReason(trx: Transaction, { carrier, admin }: Planned): Promise<string> {
  const id = derivedId('seed', 'agreement-notice', carrier.id);
  const text = 'We are merging with another carrier, which has its own agreement.';
  await storeNote(trx, { id, organizationId: carrier.id, authorId: admin.id, kind: 'reason', text });
  return id;
}

/** Applies commands and deadlines by the domain rules, as the workflow would. */
class AgreementHistory {
  readonly events: AgreementEvent[] = [];
  private state;

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

  play<N extends AgreementCommandName>(name: N, details: Omit<AgreementCommands[N], 'actor'>, now: number): void {
    const actor = { kind: 'fleet', userId: this.adminId } as const;
    const command = { ...details, actor } as AgreementCommands[N];
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

  #keep(transition: AgreementTransition): void {
    const updateId = derivedId('seed', 'agreement', this.organizationId, String(transition.seq));
    this.events.push({ ...transition, updateId });
    this.state = transition.snapshot;
  }
}

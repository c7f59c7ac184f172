import { listAcceptances } from '#db/agreements/acceptance-store';
import { countOpenMatters } from '#db/agreements/agreement-rows';
import { listAgreementHistory, readReason } from '#db/agreements/history';
import { readOfferedTexts } from '#db/agreements/offered-texts';
import type { LegalText } from '#db/legal/legal-text-store';
import { can } from '#domain/accounts/policy';
import { daysOfTerm, lastDayBefore, noticeEnd } from '#domain/agreements/calendar';
import { agreementActions, debtCommands, extensionDays, mayAccept, warningsThatCount } from '#domain/agreements/rules';
import {
  type AgreementHistoryLine,
  type AgreementSummary,
  carrierAgreementActions,
  type CarrierAgreementView,
  type OfferedText,
  opsAgreementActions,
  type OpsAgreementView,
} from '#domain/agreements/schema';
import type { AgreementStateName } from '#domain/agreements/states';
import { WARNINGS_BEFORE_DISABLING } from '#domain/agreements/terms';
import { type AgreementContext, loadAgreement, type LoadedAgreement } from './command';

const summaryOf = ({ state, zone, overdueSince }: LoadedAgreement, version: string): AgreementSummary => ({
  state: state.name as AgreementStateName,
  since: state.enteredAt,
  timeZone: zone,
  isDisabled: state.isDisabled,
  trialEndsOn: lastDayBefore(state.trialEndsAt, state.zone),
  acceptedAt: state.acceptance && state.acceptance.at,
  isTextAccepted: state.acceptance?.version === version,
  term: state.term && { number: state.term.number, ...daysOfTerm(state.term) },
  notice: state.notice && {
    party: state.notice.party,
    at: state.notice.at,
    endsOn: lastDayBefore(state.notice.endsAt, state.zone),
  },
  warnings: warningsThatCount(state, { overdueSince }),
});

const offered = ({ version, title, body, sha256, status }: LegalText): OfferedText => ({
  version,
  title,
  body,
  sha256,
  status,
});

/** The next change of the carrier's agreement. */
export async function readSummary(ctx: AgreementContext, organizationId: string): Promise<AgreementSummary> {
  const agreement = await loadAgreement(ctx, organizationId);
  const { agreement: text } = await readOfferedTexts(ctx.db, { zone: agreement.zone, now: ctx.now() });
  return summaryOf(agreement, text.version);
}

/** The names of people of the other side are not disclosed. */
const isOwnSide = (by: AgreementHistoryLine['by'], reader: 'carrier' | 'operations'): boolean =>
  reader === 'operations' || by === 'fleet';

async function readWhole(ctx: AgreementContext, agreement: LoadedAgreement, reader: 'carrier' | 'operations') {
  const { db, now } = ctx;
  const { organizationId, state, zone } = agreement;
  const texts = await readOfferedTexts(db, { zone, now: now() });
  const documents = await listAcceptances(db, organizationId);
  const history = await listAgreementHistory(db, organizationId);
  const whole = {
    ...summaryOf(agreement, texts.agreement.version),
    startedAt: state.startedAt,
    hasAddendum: state.acceptance?.hasAddendum ?? false,
    noticeReason: await readReason(db, state.notice && state.notice.noteId),
    noticeWouldEndOn: lastDayBefore(noticeEnd(now().toISOString(), state.zone), state.zone),
    open: await countOpenMatters(db, organizationId),
    history: history.map((line) => ({ ...line, name: isOwnSide(line.by, reader) ? line.name : null })),
    documents: documents.map(({ id, ...document }) => ({ _id: id, ...document })),
  };
  return { texts, whole };
}

const among = <Name extends string>(names: readonly Name[], possible: readonly string[]): Name[] =>
  names.filter((name) => possible.includes(name));

/** The carrier's agreement for its staff. Only administrators can act. */
export async function readOwnAgreement(ctx: AgreementContext, organizationId: string): Promise<CarrierAgreementView> {
  const agreement = await loadAgreement(ctx, organizationId);
  const { texts, whole } = await readWhole(ctx, agreement, 'carrier');
  const possible = [
    ...(mayAccept(agreement.state, texts.agreement.version) ? ['acceptAgreement'] : []),
    ...agreementActions(agreement.state, 'fleet'),
  ];
  return {
    ...whole,
    actions: can(ctx.actor, 'agreement:sign') ? among(carrierAgreementActions, possible) : [],
    text: offered(texts.agreement),
    addendum: offered(texts.addendum),
  };
}

/** A carrier's agreement for operations. */
export async function readOpsAgreement(ctx: AgreementContext, organizationId: string): Promise<OpsAgreementView> {
  const agreement = await loadAgreement(ctx, organizationId);
  const { whole } = await readWhole(ctx, agreement, 'operations');
  return { ...whole, ...opsPart(agreement, ctx.now().getTime()) };
}

const opsPart = ({ state, overdueSince }: LoadedAgreement, now: number) => ({
  actions: among(opsAgreementActions, agreementActions(state, 'ops')).filter(
    (action) => overdueSince !== null || !debtCommands.includes(action),
  ),
  extension: extensionDays(state, now),
  warningsNeeded: WARNINGS_BEFORE_DISABLING,
});

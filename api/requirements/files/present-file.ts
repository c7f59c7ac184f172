import type { EmploymentDetails } from '#db/requirements/file-details';
import { type Actor, isDriver, isOps } from '#domain/accounts/actor';
import { can } from '#domain/accounts/policy';
import { END_OF_TIME } from '#domain/requirements/dates';
import { factsOn } from '#domain/requirements/engine/context';
import { type AcceptedDocument, documentsFor, type Owner } from '#domain/requirements/entries/documents';
import type { FileEmployment, FileFacts, FileLine, FileOnDay, StatedFacts } from '#domain/requirements/file-schema';
import type { Answer } from '#domain/requirements/model/answer';
import { storeOf } from '#domain/requirements/model/evidence-stores';
import type { Facts } from '#domain/requirements/model/facts';
import { mayReadLine, readableFacts, storesOf } from '#domain/requirements/readers';
import type { StatedFacts as Statement } from '#domain/requirements/sources/stated-facts';
import { presentEvidence } from './present-evidence';
import type { FileScope, LoadedAnswers } from './scope';

/** A file on a day, and the reader to whom it is presented. */
export interface Reading {
  readonly actor: Actor;
  readonly scope: FileScope;
  readonly loaded: LoadedAnswers;
}

const mayRecord = (actor: Actor): boolean => isDriver(actor) || can(actor, 'ops:act') || can(actor, 'files:record');

/** A file as its reader may see it. */
export function presentFile(reading: Reading, knownAt: string | null): FileOnDay {
  const { actor, scope, loaded } = reading;
  const { on, details, file } = loaded;
  const employments = details.employments.filter(
    ({ organizationId, hiredOn }) =>
      isOps(actor) || isDriver(actor) || (organizationId === actor.organizationId && hiredOn !== null),
  );
  const stores = storesOf(actor);
  const employers = stores.includes('investigation') ? (file.pastEmployers ?? []) : [];
  return {
    on,
    knownAt,
    driver: { _id: details.driver.id, name: details.driver.name },
    employment: employments.map(presentEmployment).find(({ _id }) => _id === scope.employmentId) ?? null,
    employments: employments.map(presentEmployment),
    stores: [...stores],
    lines: presentLines(reading),
    facts: presentFacts(reading),
    statements: presentStatements(reading),
    pastEmployers: employers.map(({ id, name }) => ({ _id: id, name })),
    mayRecord: mayRecord(actor),
  };
}

/** An employment with the names around it. */
export function presentEmployment(details: EmploymentDetails): FileEmployment {
  const { id, driverId, driver, organizationId, organization, orderId, orderTitle, isOfHire: _, ...days } = details;
  return {
    _id: id,
    driver: { _id: driverId, name: driver },
    organization: { _id: organizationId, name: organization },
    order: orderId === null ? null : { _id: orderId, title: orderTitle ?? '' },
    ...days,
  };
}

/** The lines that the reader may see, most urgent first. */
export const presentLines = (reading: Reading): FileLine[] =>
  reading.loaded.answers
    .filter(({ requirement }) => mayReadLine(reading.actor, requirement))
    .map((answer) => presentLine(answer, reading));

function presentLine(answer: Answer, reading: Reading): FileLine {
  const { requirement, evidence, others, lateness, facts, correction, subject, part, ...rest } = answer;
  const { code, title, note, authority, per } = requirement;
  const presenting = { actor: reading.actor, details: reading.loaded.details };
  return {
    ...rest,
    code,
    title,
    note,
    authority,
    per,
    employmentId: per === 'driver' ? null : reading.scope.employmentId,
    subject: subject === null ? null : { id: subject, name: subjectName(answer, reading) },
    part: presentPart(part, reading),
    facts: [...facts],
    lateness: lateness.map((one) => ({ ...one })),
    evidence: (evidence && presentEvidence(presenting, evidence)) ?? null,
    others: others.flatMap((other) => presentEvidence(presenting, other) ?? []),
    records: recordsOf(answer, reading),
    correction: correction && { ...correction },
  };
}

/** The driver's own page of what a line is about, while the application is open. */
function presentPart(part: Answer['part'], { actor, loaded: { file } }: Reading): FileLine['part'] {
  const isOpen = file.application?.isClosed === false;
  return part !== null && isDriver(actor) && isOpen ? { about: part.about, status: part.status } : null;
}

/** A past employer by its name, a certificate by the day of the examination, a licensing authority by its code. */
function subjectName({ requirement: { per }, subject }: Answer, { loaded: { file } }: Reading): string {
  if (per === 'pastEmployer') return file.pastEmployers?.find(({ id }) => id === subject)?.name ?? '';
  if (per !== 'certificate') return subject ?? '';
  return file.evidence.find(({ id }) => id === subject)?.dates.examined ?? '';
}

/** The parties for whose file the reader records documents here. */
function ownersOf({ actor, scope }: Reading): readonly Owner[] {
  if (scope.employmentId === null) return isDriver(actor) ? ['driver'] : ['driver', 'platform'];
  return isOps(actor) ? ['carrier', 'platform'] : ['carrier'];
}

function recordsOf({ requirement }: Answer, reading: Reading): FileLine['records'] {
  const { actor } = reading;
  if (!mayRecord(actor) || (isDriver(actor) && requirement.acts !== 'driver')) return [];
  const documents = ownersOf(reading)
    .flatMap((owner) => documentsFor(requirement, owner))
    .filter(({ kind }) => storesOf(actor).includes(storeOf[kind]));
  return [...new Map(documents.map((document) => [keyOf(document), document])).values()].map(
    ({ kind, dated, forms, findings, until }) => ({ kind, dated, until, forms: [...forms], findings: [...findings] }),
  );
}

const keyOf = ({ kind, dated, findings, until, forms }: AcceptedDocument): string =>
  [kind, dated, until, ...findings, ...forms].join(' ');

/** After the end of an employment, later facts about the driver do not concern the carrier. */
function lastDay({ actor, loaded: { employment, on } }: Reading): string {
  const endedOn = employment?.endedOn ?? null;
  return isOps(actor) || isDriver(actor) || endedOn === null || endedOn > on ? on : endedOn;
}

function presentFacts(reading: Reading): FileFacts {
  const { actor, loaded } = reading;
  const { file } = loaded;
  const { birthDate: _birthDate, timeZone: _timeZone, ...facts }: Facts = factsOn(file, lastDay(reading));
  return readableFacts(actor, {
    ...facts,
    ...(file.licenses !== undefined && {
      licenses: file.licenses.map((license) => ({
        ...license,
        class: license.class ?? null,
        endorsements: license.endorsements ?? [],
        restrictions: license.restrictions ?? [],
      })),
    }),
    ...(file.pastEmployers !== undefined && {
      employers: file.pastEmployers.map(({ id, mode, isSafetySensitive, hasUnfinishedPlan }) => ({
        id,
        mode: mode === null ? ('none' as const) : (mode ?? null),
        isSafetySensitive: isSafetySensitive ?? null,
        hasUnfinishedPlan: hasUnfinishedPlan ?? null,
      })),
    }),
  }) as FileFacts;
}

function presentStatements(reading: Reading): StatedFacts[] {
  const { actor, scope, loaded } = reading;
  const last = lastDay(reading);
  return loaded.details.statements
    .filter(({ employmentId, from }) => employmentId === scope.employmentId || (employmentId === null && from <= last))
    .map(({ id, facts, ...statement }) => ({
      _id: id,
      ...statement,
      facts: readableFacts(actor, ofItsDays(facts, reading)) as FileFacts,
    }))
    .filter(({ facts }) => Object.keys(facts).length > 0);
}

/** A statement without the licenses and employers that do not concern the carrier any more. */
function ofItsDays(facts: Statement, reading: Reading): Statement {
  const { actor, loaded } = reading;
  const { licenses, employers } = facts;
  if (isOps(actor) || isDriver(actor)) return facts;
  const last = loaded.employment?.endedOn ?? END_OF_TIME;
  const known = new Set(loaded.file.pastEmployers?.map(({ id }) => id));
  return {
    ...facts,
    ...(licenses && { licenses: licenses.filter(({ heldFrom }) => heldFrom <= last) }),
    ...(employers && { employers: employers.filter(({ id }) => known.has(id)) }),
  };
}

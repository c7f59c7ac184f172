import type { Signature } from '#domain/compliance/signature';
import type { LegalStatus } from '#domain/legal/kinds';
import type { Sealer } from '#platform/sealing';
import type { Db } from '../core/handle';

/** The signature itself, readable only with the product's key. */
export interface AgreementSigning {
  readonly fullName: string;
  readonly signature: Signature;
  readonly ip: string;
}

/** An acceptance of the agreement: who accepted which text, and when. */
export interface NewAcceptance {
  readonly id: string;
  readonly organizationId: string;
  readonly signerId: string;
  readonly text: { readonly id: string; readonly version: string; readonly language: string; readonly sha256: string };
  readonly addendum: { readonly id: string; readonly sha256: string } | null;
  readonly signedAt: Date;
  readonly signing: AgreementSigning;
}

/** Stores an acceptance, so that only its id travels in commands. Idempotent. */
export async function storeAcceptance(db: Db, sealer: Sealer, acceptance: NewAcceptance): Promise<void> {
  const { text, addendum } = acceptance;
  await db('agreement_acceptances')
    .insert({
      id: acceptance.id,
      organization_id: acceptance.organizationId,
      signer_id: acceptance.signerId,
      text_id: text.id,
      version: text.version,
      language: text.language,
      sha256: Buffer.from(text.sha256, 'hex'),
      addendum_text_id: addendum && addendum.id,
      addendum_sha256: addendum && Buffer.from(addendum.sha256, 'hex'),
      signed_at: acceptance.signedAt,
      sealed: sealer.seal(JSON.stringify(acceptance.signing)),
    })
    .onConflict('id')
    .ignore();
}

/** A text of a signed document. */
export interface SignedText {
  readonly title: string;
  readonly body: string;
  readonly status: LegalStatus;
  readonly version: string;
  readonly sha256: string;
}

/** An acceptance with its texts and its signature. */
export interface SignedAcceptance extends AgreementSigning {
  readonly id: string;
  readonly carrier: string;
  readonly zone: string;
  readonly language: string;
  readonly signedAt: string;
  readonly text: SignedText;
  readonly addendum: SignedText | null;
}

interface AcceptanceRow extends Omit<SignedAcceptance, keyof AgreementSigning> {
  readonly sealed: Buffer;
}

const textJson = (table: string): string => `jsonb_build_object('title', ${table}.title, 'body', ${table}.body,
  'status', ${table}.status, 'version', ${table}.version, 'sha256', encode(${table}.sha256, 'hex'))`;

/** A carrier's acceptance that its agreement names; undefined for any other. */
export async function readAcceptance(
  db: Db,
  sealer: Sealer,
  of: { readonly organizationId: string; readonly id: string },
): Promise<SignedAcceptance | undefined> {
  const row: AcceptanceRow | undefined = await db('agreement_acceptances')
    .join('organizations', 'organizations.id', 'agreement_acceptances.organization_id')
    .join('legal_texts as agreement', 'agreement.id', 'agreement_acceptances.text_id')
    .leftJoin('legal_texts as addendum', 'addendum.id', 'agreement_acceptances.addendum_text_id')
    .where('agreement_acceptances.id', of.id)
    .where('agreement_acceptances.organization_id', of.organizationId)
    .whereExists(namedByEvent(db))
    .first({
      id: 'agreement_acceptances.id',
      carrier: 'organizations.name',
      zone: 'organizations.time_zone',
      language: 'agreement_acceptances.language',
      signedAt: db.raw(`to_char(agreement_acceptances.signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`),
      text: db.raw(textJson('agreement')),
      addendum: db.raw(`case when addendum.id is not null then ${textJson('addendum')} end`),
      sealed: 'agreement_acceptances.sealed',
    });
  if (row === undefined) return undefined;
  const { sealed, ...rest } = row;
  return { ...rest, ...(JSON.parse(sealer.open(sealed)) as AgreementSigning) };
}

const namedByEvent = (db: Db) =>
  db('workflow_events')
    .select(db.raw('1'))
    .whereRaw(`workflow_events.workflow_id = 'agreement/' || agreement_acceptances.organization_id`)
    .where('workflow_events.type', 'agreementAccepted')
    .whereRaw(`workflow_events.payload -> 'acceptance' ->> 'acceptanceId' = agreement_acceptances.id::text`);

/** A signed document in a list. */
export interface ListedAcceptance {
  readonly id: string;
  readonly version: string;
  readonly signedAt: string;
  readonly signedBy: string;
  readonly sha256: string;
  readonly hasAddendum: boolean;
}

/** The acceptances of a carrier that took effect, the last first. */
export const listAcceptances = (db: Db, organizationId: string): Promise<ListedAcceptance[]> =>
  db('agreement_acceptances')
    .join('users', 'users.id', 'agreement_acceptances.signer_id')
    .where('agreement_acceptances.organization_id', organizationId)
    .whereExists(namedByEvent(db))
    .orderBy('agreement_acceptances.signed_at', 'desc')
    .orderBy('agreement_acceptances.id', 'desc')
    .select({
      id: 'agreement_acceptances.id',
      version: 'agreement_acceptances.version',
      signedAt: db.raw(`to_char(agreement_acceptances.signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`),
      signedBy: db.raw(`users.first_name || ' ' || users.last_name`),
      sha256: db.raw(`encode(agreement_acceptances.sha256, 'hex')`),
      hasAddendum: db.raw('agreement_acceptances.addendum_text_id is not null'),
    });

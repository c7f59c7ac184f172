import type { Knex } from 'knex';

const schema = `
  -- The carrier's acceptance of the agreement, with the exact text: evidence, never changed. Name, signature and address of
  -- the signer are sealed. An acceptance that was refused has a row, but no event of the agreement names it.
  create table agreement_acceptances (
    id uuid not null,
    organization_id uuid not null,
    signer_id uuid not null,
    text_id uuid not null,
    version text not null,
    language text not null,
    sha256 bytea not null,
    addendum_text_id uuid,
    addendum_sha256 bytea,
    signed_at timestamptz not null,
    sealed bytea not null,
    constraint agreement_acceptances_pkey primary key (id),
    constraint agreement_acceptances_addendum_whole check ((addendum_text_id is null) = (addendum_sha256 is null)),
    constraint agreement_acceptances_addendum_fkey foreign key (addendum_text_id) references legal_texts(id),
    constraint agreement_acceptances_organization_fkey foreign key (organization_id) references organizations(id),
    constraint agreement_acceptances_signer_fkey foreign key (signer_id) references users(id),
    constraint agreement_acceptances_text_fkey foreign key (text_id) references legal_texts(id)
  );
  create index agreement_acceptances_organization_idx on agreement_acceptances (organization_id, signed_at);
  create trigger agreement_acceptances_stay before delete or update on agreement_acceptances
    for each row execute function refuse_rewriting();
  create trigger agreement_acceptances_stay_whole before truncate on agreement_acceptances
    for each statement execute function refuse_rewriting();
`;

/** Acceptances of the carrier agreement (docs/decisions/088-an-acceptance-is-the-exact-text.md). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table agreement_acceptances');
}

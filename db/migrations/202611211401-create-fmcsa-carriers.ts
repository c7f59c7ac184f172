import type { Knex } from 'knex';

// The public census of motor carriers. What is searched lies in columns of its own that compare byte by byte, so that
// the beginning of a name or number is found, and sorted, by an index alone.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table fmcsa_carriers (
      dot_number integer constraint fmcsa_carriers_pkey primary key,
      legal_name text not null,
      dba_name text,
      city text,
      state text,
      postal_code text,
      power_units integer,
      drivers integer,
      dot_text text collate "C" generated always as (dot_number::text) stored,
      search_name text collate "C" not null,
      search_dba text collate "C"
    )`);
  await knex.raw('create index fmcsa_carriers_number_idx on fmcsa_carriers (dot_text)');
  await knex.raw('create index fmcsa_carriers_name_idx on fmcsa_carriers (search_name)');
  await knex.raw('create index fmcsa_carriers_dba_idx on fmcsa_carriers (search_dba) where search_dba is not null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table fmcsa_carriers');
}

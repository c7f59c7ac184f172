import type { Knex } from 'knex';

// The same as foldedText of domain/shared/folded-text.ts; a test compares both over all letters. The collation has the case
// of every script, whatever the server's locale is.
const LEFT_OUT =
  String.raw`['.\u0060\u00ad\u00b4\u02b9\u02bb-\u02bf\u02c8\u055a\u05f3\u200b-\u200f\u2018\u2019\u201b\u2032\u2035\u2060-\u2064\ua78b\ua78c\ufeff\uff07]`.replace(
    `'`,
    `''`,
  );
const MARKS = String.raw`[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]`;
const SEPARATORS = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u05be\u1680\u2000-\u206f\u2190-\u2bff\u2e00-\u2e7f\u3000-\u303f\u30fb\ufe30-\ufe6f\uff00-\uff0f]+`;

const foldedTextSql = `
  create function folded_text(named text) returns text language sql immutable strict parallel safe cost 1000
  return trim(regexp_replace(
    replace(replace(replace(replace(
      translate(
        lower(regexp_replace(regexp_replace(
          normalize(regexp_replace(named, '${LEFT_OUT}', '', 'g'), nfkd),
          '${LEFT_OUT}', '', 'g'), '${MARKS}', '', 'g') collate "und-x-icu"),
        'đðɖɗłƚøɔıɨħŧŋɓƙəɛʉƶς', 'ddddllooiihtnbkeeuzσ'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '${SEPARATORS}', ' ', 'g'));`;

/** Names of several words are also found as one, without hyphens and spaces. */
const joined = (column: string): string =>
  `case when folded_text(${column}) like '% %' then ' ' || replace(folded_text(${column}), ' ', '') else '' end`;

/** Names for search in plain letters, without accents, apostrophes and hyphens. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(foldedTextSql);
  await knex.raw(`
    alter table drivers add column search_name text not null generated always as (
      folded_text(first_name || ' ' || last_name) || ${joined('first_name')} || ${joined('last_name')}) stored;
    drop index drivers_name_idx;
    create index drivers_name_idx on drivers using gin (search_name gin_trgm_ops);
    alter table organizations add column search_name text not null generated always as (folded_text(name)) stored;
    drop index organizations_name_idx;
    create index organizations_name_idx on organizations using gin (search_name gin_trgm_ops);
    alter table job_order_versions add column search_title text not null generated always as (folded_text(content ->> 'title')) stored;
    drop index job_order_versions_title_idx;
    create index job_order_versions_title_idx on job_order_versions using gin (search_title gin_trgm_ops);
    update fmcsa_carriers set search_name = folded_text(legal_name), search_dba = folded_text(dba_name)
      where (search_name, search_dba) is distinct from (folded_text(legal_name), folded_text(dba_name));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table job_order_versions drop column search_title;
    create index job_order_versions_title_idx on job_order_versions using gin (lower(title) gin_trgm_ops);
    alter table organizations drop column search_name;
    create index organizations_name_idx on organizations using gin (lower(name) gin_trgm_ops);
    alter table drivers drop column search_name;
    create index drivers_name_idx on drivers using gin (lower(((first_name || ' ') || last_name)) gin_trgm_ops);
    drop function folded_text(text);
  `);
}

import type { Knex } from 'knex';

const schema = `
  -- The reading progress on the texts that a driver signs for the carrier of one employment; each names that carrier.
  create table employment_readings (
    employment_id uuid not null,
    text_id uuid not null,
    opened_at timestamptz not null,
    end_reached_at timestamptz,
    constraint employment_readings_pkey primary key (employment_id, text_id),
    constraint employment_readings_employment_fkey foreign key (employment_id) references employments(id),
    constraint employment_readings_text_fkey foreign key (text_id) references legal_texts(id)
  );
  -- The street of a carrier's principal place of business, as the census has it.
  alter table fmcsa_carriers add column street text;
`;

/** Drivers read what they sign for the carrier that hires them, and the census has whole addresses. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(schema);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table fmcsa_carriers drop column street; drop table employment_readings;');
}

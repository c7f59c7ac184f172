import type { Knex } from 'knex';

// Requirements that came with the product before its first release and said less or something else than the rules that
// they name. They are loaded anew from their files after the migrations, whichever release they belong to; what
// operations have ended or written stays.
const mended = [
  'clearinghouse-consent',
  'clearinghouse-full',
  'drug-alcohol-past-fmcsa',
  'drug-test',
  'english',
  'i9-section-1',
  'i9-section-2',
  'medical-proof-cdl',
  'medical-proof-non-cdl',
  'work-status',
];

export async function up(knex: Knex): Promise<void> {
  await knex('requirement_records').whereIn('code', mended).whereNull('created_by').whereNull('ended_by').delete();
}

export const down = up;

import type { Db } from '#db/core/handle';

/** A census, applications and call times, large enough that indexes matter. */
export async function aLargeCensus(db: Db, carriers = 20_000): Promise<void> {
  await db.raw(
    `insert into fmcsa_carriers (dot_number, legal_name, search_name, search_dba)
     select turn, 'CARRIER ' || turn, 'carrier ' || turn, case when turn % 4 = 0 then 'dba ' || turn end
     from generate_series(1, ?::integer) as turn`,
    [carriers],
  );
  await db.raw(
    `insert into carrier_applications (id, dot_number, company_name, postal_code, fleet_size, note, first_name, last_name,
       email, phone, status, booking_hash, created_at, settled_at)
     select gen_random_uuid(), turn, 'Carrier ' || turn, '73102', 7, '', 'Ana', 'Flores', 'ana@example.com', '+14055550134',
       case when turn % 100 = 0 then 'new' else 'declined' end, decode(md5(turn::text), 'hex'),
       now() - turn * interval '1 minute', case when turn % 100 = 0 then null else now() end
     from generate_series(1, ?::integer) as turn`,
    [carriers],
  );
  await db.raw(
    `insert into call_times (id, starts_at, offered_by)
     select gen_random_uuid(), now() - turn * interval '1 hour', gen_random_uuid()
     from generate_series(-20, ?::integer) as turn`,
    [carriers],
  );
  await db.raw('analyze fmcsa_carriers, carrier_applications, call_times');
}

import type { Db } from '#db/core/handle';
import type { EndorsementCode, ShiftType } from '#domain/shared/job-enums';
import { dateAt } from '#domain/shared/zoned-time';
import { aCredential } from '../../../support/builders/credentials';
import { anOrganization, aUser, testPassword, testPasswordHash } from '../../../support/builders/people';
import { aDriver } from '../../../support/hiring/hiring-world';
import type { Member, Members, People } from './messages';

/** Nearest to the facility first, two in each town; one name is as long as names get. */
const FITTING = [
  { name: ['Walter', 'Boone'], city: 'Dallas' },
  { name: ['Ines', 'Carvalho'], city: 'Dallas' },
  { name: ['Tomas', 'Delgado'], city: 'Irving' },
  { name: ['Maximiliano-Alejandro', 'Echeverria-Montenegro de la Fuente'], city: 'Irving' },
  { name: ['June', 'Farrow'], city: 'Arlington' },
  { name: ['Kofi', 'Grant'], city: 'Arlington' },
  { name: ['Lena', 'Hoffman'], city: 'Fort Worth' },
  { name: ['Omar', 'Ibarra'], city: 'Fort Worth' },
] as const;

interface Wanted {
  readonly name: readonly [string, string];
  readonly city: string;
  readonly shifts?: ShiftType[];
  readonly endorsements?: EndorsementCode[];
}

/** The document of an endorsement that was issued today, where the drivers live. */
const endorsement = () =>
  ({
    kind: 'hazmatEndorsement',
    issuedOn: dateAt(new Date().toISOString(), 'America/Chicago'),
    expiresOn: '2099-01-31',
  }) as const;

/** By default, the driver holds a hazmat endorsement and works nights. */
async function addDriver(db: Db, opsId: string, { name, ...wanted }: Wanted): Promise<Member> {
  const [firstName, lastName] = name;
  const names = { first_name: firstName, last_name: lastName };
  const { city, shifts = ['Night'], endorsements = ['H', 'N'] } = wanted;
  const driver = { ...names, city, shifts, endorsements };
  const id = await aDriver(db, { user: { ...names, password_hash: testPasswordHash }, driver });
  if (endorsements.includes('H')) await aCredential(db, id, { ...endorsement(), by: opsId });
  return { id, name: `${firstName} ${lastName}` };
}

async function addDrivers(db: Db, opsId: string): Promise<Members> {
  const fitting: Member[] = [];
  for (const wanted of FITTING) fitting.push(await addDriver(db, opsId, wanted));
  return {
    fitting,
    nearMiss: await addDriver(db, opsId, { name: ['Rosa', 'Jimenez'], city: 'Irving', shifts: ['AM'] }),
    unfit: await addDriver(db, opsId, { name: ['Sven', 'Karlsson'], city: 'Irving', endorsements: ['N'] }),
  };
}

/** A carrier with one HR person and nothing else, an operations person, and drivers. */
export async function addPeople(db: Db): Promise<People> {
  const { id: organizationId } = await anOrganization(db, { name: 'Trinity Night Lines' });
  const hr = await aUser(db, {
    email: 'hana.reyes@trinity.example',
    firstName: 'Hana',
    roles: ['business'],
    position: 'HR',
    organizationId,
  });
  const ops = await aUser(db);
  return {
    hr: { email: hr.email, password: testPassword },
    ops: { id: ops.id, name: `${ops.firstName} ${ops.lastName}` },
    organizationId,
    drivers: await addDrivers(db, ops.id),
  };
}

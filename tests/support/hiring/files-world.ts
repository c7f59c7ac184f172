import { projectCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import { type Position, positions } from '#domain/accounts/roles';
import type { FileEvidence, FileLine, FileOnDay } from '#domain/requirements/file-schema';
import { newId } from '#platform/ids';
import { as, startTestApi, type TestApi } from '../api';
import { anAccessToken } from '../builders/people';
import { aPdf } from '../pictures';
import { CandidacyHistory } from './candidacy-history';
import { aDriver, aHiringWorld, anOrderRow, aStaffMember, aUser, type HiringWorld } from './hiring-world';

export type Caller = ReturnType<typeof as>;

/** A carrier with a person in each position, and an administrator without one of HR or Safety. */
export interface FilesCarrier extends Readonly<Record<Position | 'admin', Caller>> {
  readonly world: HiringWorld;
  readonly organizationId: string;
  readonly safetyId: string;
}

export interface HiredDriver extends Caller {
  readonly id: string;
  readonly employmentId: string;
}

/** The app at a fixed instant, with carriers, drivers whom they hired, and operations. */
export class FilesWorld {
  private constructor(
    readonly api: TestApi,
    private readonly clock: { now: Date },
    { ops, opsId }: { readonly ops: Caller; readonly opsId: string },
  ) {
    this.ops = ops;
    this.opsId = opsId;
  }

  readonly ops: Caller;
  readonly opsId: string;

  static async start(at: string): Promise<FilesWorld> {
    const clock = { now: new Date(at) };
    const api = await startTestApi({ now: () => clock.now });
    const opsId = await aUser(api.db, { roles: ['ops'], first_name: 'Olive', last_name: 'Ops' });
    const ops = as(api.app, await anAccessToken(api.db, opsId, clock.now));
    return new FilesWorld(api, clock, { ops, opsId });
  }

  get db(): Db {
    return this.api.db;
  }

  async signIn(userId: string): Promise<Caller> {
    return as(this.api.app, await anAccessToken(this.db, userId, this.clock.now));
  }

  async aCarrier(): Promise<FilesCarrier> {
    const world = await aHiringWorld(this.db);
    const { organizationId } = world;
    const people = await Promise.all(
      positions.map(async (position) => {
        const id = await aStaffMember(this.db, { organizationId, position });
        return { position, id, caller: await this.signIn(id) };
      }),
    );
    const roles = ['business', 'business-admin'];
    const admin = await aStaffMember(this.db, { organizationId, position: 'LOCATION_MANAGER', roles });
    const callers = Object.fromEntries(people.map(({ position, caller }) => [position, caller]));
    const safetyId = people.find(({ position }) => position === 'SAFETY')?.id ?? '';
    return {
      ...(callers as Record<Position, Caller>),
      admin: await this.signIn(admin),
      world,
      organizationId,
      safetyId,
    };
  }

  async aDriver(overrides: Parameters<typeof aDriver>[1] = {}): Promise<Caller & { readonly id: string }> {
    const id = await aDriver(this.db, overrides);
    return { id, ...(await this.signIn(id)) };
  }

  /** An employment that operations enter. */
  async anEmployment(of: FilesCarrier, driverId: string, overrides: object = {}): Promise<string> {
    const unknown = { appliedOn: null, startedOn: null, type: null, isMultipleEmployer: null, isFurnished: null };
    const days = { hiredOn: '2024-03-01', endedOn: null, endReason: null };
    const body = { ...unknown, ...days, organizationId: of.organizationId, ...overrides };
    const response = await this.ops.post(`/api/ops/drivers/${driverId}/employments`).send(body).expect(201);
    return bodyOf<{ _id: string }>(response)._id;
  }

  /** Changes the time of the app. */
  at(instant: string): void {
    this.clock.now = new Date(instant);
  }

  /** A driver who accepted the carrier's offer to start on December 5. */
  async aHire(carrier: FilesCarrier, driver?: Caller & { readonly id: string }): Promise<HiredDriver> {
    const hired = driver ?? (await this.aDriver());
    const { organizationId, facilityId } = carrier.world;
    const orderId = await anOrderRow(this.db, { organizationId, facilityId });
    const history = new CandidacyHistory({ ...carrier.world, driverId: hired.id, orderId }).toHired();
    history.play('acceptStart');
    await projectCandidacy(this.db, history.batch());
    const [employment] = await this.db('employments')
      .where({ driver_id: hired.id, organization_id: organizationId })
      .select('id');
    return { ...hired, employmentId: employment?.id ?? '' };
  }
}

/** The bytes of a document that nobody else has. */
export const aUniquePdf = (): Buffer => aPdf(`%${newId()}\n`);

/** Uploads a document; the id under which evidence names it. */
export async function anUpload(caller: Caller, path: string, content = aUniquePdf()): Promise<string> {
  const response = await caller.post(path).set('Content-Type', 'application/pdf').send(content).expect(201);
  return bodyOf<{ fileId: string }>(response).fileId;
}

export const bodyOf = <Body>({ body }: { body: unknown }): Body => body as Body;
export const lineOf = (file: FileOnDay, code: string): FileLine | undefined =>
  file.lines.find((line) => line.code === code);
export const evidenceIn = ({ lines }: FileOnDay): FileEvidence[] =>
  lines.flatMap(({ evidence, others }) => [...(evidence === null ? [] : [evidence]), ...others]);

import { candidacyRow } from '#db/candidacies/candidacy-row';
import type { CandidacyState } from '#domain/candidacies/state';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { StalledItem, StalledList, StalledSummary } from '#domain/stalled/schema';
import { as, startTestApi, type TestApi } from '../api';
import { anAccessToken } from '../builders/people';
import {
  aCandidacyState,
  aDriver,
  aFacility,
  aHiringWorld,
  anOrderRow,
  anOrganization,
  aUser,
  type HiringWorld,
} from './hiring-world';

const DAY = 86_400_000;
const now = Date.now();

/** A number of days before this file started. */
export const ago = (days: number): string => new Date(now - days * DAY).toISOString();
export const ahead = (days: number): string => ago(-days);
export const idsOf = ({ data }: StalledList): string[] => data.map(({ _id }) => _id);

/** The stalled list over its own rows, requested by a member of operations. */
export class StalledApi {
  readonly api: TestApi;
  readonly world: HiringWorld;
  /** A member of operations, Kim Ops. */
  readonly kim: string;
  readonly ops: ReturnType<typeof as>;
  readonly recruiter: ReturnType<typeof as>;

  private constructor(of: Pick<StalledApi, 'api' | 'world' | 'kim' | 'ops' | 'recruiter'>) {
    this.api = of.api;
    this.world = of.world;
    this.kim = of.kim;
    this.ops = of.ops;
    this.recruiter = of.recruiter;
  }

  static async start(): Promise<StalledApi> {
    const api = await startTestApi();
    const world = await aHiringWorld(api.db);
    // The world's own driver is in no list, at any date.
    await api.db('driver_pipelines').where({ driver_id: world.driverId }).update({ due_at: null });
    const kim = await aUser(api.db, { roles: ['ops'], first_name: 'Kim', last_name: 'Ops' });
    const ops = as(api.app, await anAccessToken(api.db, kim));
    const recruiter = as(api.app, await anAccessToken(api.db, world.recruiterId));
    return new StalledApi({ api, world, kim, ops, recruiter });
  }

  readonly close = () => this.api.close();

  inStage(
    stage: DriverPipelineState['stage'],
    days: number,
    state: Partial<DriverPipelineState> = {},
  ): Promise<string> {
    return aDriver(this.api.db, { state: { stage, enteredAt: ago(days), isAvailable: false, ...state } });
  }

  /** An application of a driver who is not overdue in the pipeline. */
  async anApplication(state: Partial<CandidacyState>, of: HiringWorld = this.world): Promise<string> {
    const driverId = await this.inStage('Processing', 1, { ownerId: this.kim });
    const snapshot = { ...aCandidacyState({ ...of, driverId }), seq: 1, round: 1, ...state };
    await this.api.db('candidacies').insert(candidacyRow({ seq: 1, at: ago(0), snapshot }));
    return snapshot.candidacyId;
  }

  /** A separate carrier, so that no other test uses its orders and people. */
  async aCarrier(staff: 'reviewed' | 'not-reviewed'): Promise<HiringWorld> {
    const { db } = this.api;
    const organizationId = await anOrganization(db, { name: `Carrier ${staff}` });
    const facilityId = await aFacility(db, { organizationId });
    const position = staff === 'reviewed' ? 'SAFETY' : 'RECRUITER';
    await aUser(db, { roles: ['business'], position, organization_id: organizationId });
    const orderId = await anOrderRow(db, { organizationId, facilityId, status_since: ago(1) });
    return { ...this.world, organizationId, facilityId, orderId };
  }

  async list(body: object): Promise<StalledList> {
    return (await this.ops.post('/api/ops/stalled/search').send(body).expect(200)).body as StalledList;
  }

  async summary(body: object): Promise<StalledSummary> {
    return (await this.ops.post('/api/ops/stalled/summary').send(body).expect(200)).body as StalledSummary;
  }

  async find(id: string, body: object = {}): Promise<StalledItem | undefined> {
    return (await this.list({ limit: 100, ...body })).data.find(({ _id }) => _id === id);
  }
}

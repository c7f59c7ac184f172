import { findCompliance } from '#db/compliance/compliance-store';
import { findDriverApplication, listSentBack, type SentBack } from '#db/driver-application/driver-application';
import { listHistory } from '#db/driver-histories/driver-history-store';
import { findDriverSelf } from '#db/drivers/driver-self';
import { emptyAnswers } from '#domain/compliance/answers';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import { taskStatus } from '#domain/driver-pipeline/requirements';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { documentKinds } from '#domain/driver-pipeline/tasks';
import { type DriverRecordView, VerificationView } from '#domain/driver-record/schema';
import { whySentBack } from '../drivers/application/present';
import { withContacts } from '../drivers/application/read';
import type { RouteContext } from '../http/context';

const emptyRecord: DriverRecordView = {
  checklist: null,
  verification: null,
  qualification: null,
  motorVehicle: null,
  violations: null,
};

/** A driver's answers with the status of each part; empty for other users. */
export async function readDriverRecord(ctx: RouteContext<'signed-in'>): Promise<DriverRecordView> {
  const { userId, driverId } = ctx.actor;
  if (driverId === undefined) return emptyRecord;
  const [self, application, sentBack, compliance, violations] = await Promise.all([
    findDriverSelf(ctx.db, userId),
    findDriverApplication(ctx.db, userId),
    listSentBack(ctx.db, userId),
    findCompliance(ctx, userId),
    listHistory(ctx.db, userId, 'violation'),
  ]);
  if (self === undefined || application === undefined) return emptyRecord;
  const { checklist, qualification } = emptyAnswers;
  const answers = compliance?.answers;
  return {
    // Search and fit use these endorsements: the driver's answers, unless an approved license overrides them.
    checklist: { ...(answers?.checklist ?? checklist), endorsements: [...self.endorsements] },
    verification: presentVerification(
      withContacts(application.snapshot ?? emptyPipeline(userId), application),
      sentBack,
    ),
    qualification: answers?.qualification ?? { ...qualification, experience: self.statedExperience },
    motorVehicle: answers?.motorVehicle ?? null,
    violations,
  };
}

function presentVerification(state: DriverPipelineState, sentBack: readonly SentBack[]): VerificationView {
  const withReason = <S extends string>(about: string, status: S) => ({
    status,
    ...whySentBack({ sentBack }, about, status === 'rejected'),
  });
  const documents = documentKinds.map((kind) => [kind, withReason(kind, state.documents[kind].status)] as const);
  const sections = VerificationView.keyof().options.map((section) => {
    const shown = withReason(section, taskStatus(state, section));
    return [section, section === 'documents' ? { ...shown, ...Object.fromEntries(documents) } : shown] as const;
  });
  return Object.fromEntries(sections) as VerificationView;
}

import { useParams } from 'react-router';
import { dqReviewStatuses } from '#domain/dq-review/statuses';
import { DqReviewPage } from '#web/features/dq-review/components/dq-review-page';
import { QualificationPage } from '#web/features/dq-review/components/qualification-page';
import { NotFoundPage } from '#web/features/errors/components/not-found-page';
import { lazyComponent } from '#web/shared/connection/lazy-component';

/** The file loads after the page around it. */
const LazyFile = lazyComponent(() => import('./qualification-file').then((module) => module.QualificationFile));

/** /business/dq-review/:status */
export function DqReviewRoute() {
  const { status: named } = useParams();
  const status = dqReviewStatuses.find((each) => each === named);
  return status === undefined ? <NotFoundPage /> : <DqReviewPage key={status} status={status} />;
}

/** /business/orderId/:orderId/assignmentId/:assignmentId */
export function QualificationRoute() {
  const { orderId = '', assignmentId = '' } = useParams();
  return (
    <QualificationPage
      key={assignmentId}
      orderId={orderId}
      assignmentId={assignmentId}
      file={(driverId) => <LazyFile driverId={driverId} />}
    />
  );
}

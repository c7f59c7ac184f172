import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import type { ComplianceView } from '#domain/compliance/schema';
import type { ComplianceStep } from '#domain/compliance/steps';
import { lazyComponent } from '#web/shared/connection/lazy-component';
import { useLoadLater } from '#web/shared/connection/use-load-later';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { complianceQuery } from '../api/compliance';
import { isReachable, pathOf, stepAt } from '../model/steps';
import { DrivingStep } from './driving-step';
import { IdentityStep } from './identity-step';
import './compliance.css';

const loadSigning = () => import('./signing-step').then((module) => module.SigningStep);
const SigningStep = lazyComponent(loadSigning);

function Step({ view, step }: { view: ComplianceView; step: ComplianceStep }) {
  switch (step) {
    case 'identity':
      return <IdentityStep view={view} />;
    case 'drivingHistory':
      return <DrivingStep view={view} />;
    default:
      return <SigningStep view={view} step={step} />;
  }
}

/** The compliance wizard: seven steps, each saved on continue (docs/requirements.md#compliance-check). */
export function CompliancePage() {
  const { step: number } = useParams();
  const { data: view, error, refetch } = useQuery(complianceQuery());
  // Texts are read and signed after the answers, so the first visit does not wait for that code.
  useLoadLater(loadSigning);
  if (view === undefined) {
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  const step = stepAt(number);
  if (step === undefined || !isReachable(view, step)) return <Navigate to={pathOf(view.openStep)} replace />;
  return <Step key={step} view={view} step={step} />;
}

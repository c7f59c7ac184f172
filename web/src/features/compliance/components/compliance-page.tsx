import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import type { ComplianceView } from '#domain/compliance/schema';
import type { ComplianceStep } from '#domain/compliance/steps';
import { stepDocuments } from '#domain/compliance/steps';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { complianceQuery } from '../api/compliance';
import { isReachable, pathOf, stepAt } from '../model/steps';
import { AuthorizationStep } from './authorization-step';
import { DocumentsStep } from './documents-step';
import { DrivingStep } from './driving-step';
import { IdentityStep } from './identity-step';
import { SingleDisclosureStep } from './single-disclosure-step';
import './compliance.css';

function Step({ view, step }: { view: ComplianceView; step: ComplianceStep }) {
  switch (step) {
    case 'identity':
      return <IdentityStep view={view} />;
    case 'drivingHistory':
      return <DrivingStep view={view} />;
    case 'authorization':
      return <AuthorizationStep view={view} />;
    default:
      return stepDocuments[step].length === 1 ? (
        <SingleDisclosureStep view={view} step={step} />
      ) : (
        <DocumentsStep view={view} step={step} />
      );
  }
}

/** The compliance wizard: seven steps, each saved on continue (docs/requirements.md#compliance-check). */
export function CompliancePage() {
  const { step: number } = useParams();
  const { data: view, error, refetch } = useQuery(complianceQuery());
  if (view === undefined) {
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  const step = stepAt(number);
  if (step === undefined || !isReachable(view, step)) return <Navigate to={pathOf(view.openStep)} replace />;
  return <Step key={step} view={view} step={step} />;
}

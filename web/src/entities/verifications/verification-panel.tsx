import type { VerificationView } from '#domain/employment-verifications/schema';
import { Inline } from '#web/shared/ui/layout';
import { AttemptList } from './attempt-list';
import { ClockBar } from './clock-bar';
import { NextLine, VerificationChip } from './state-head';
import { VerificationActions } from './verification-actions';
import { VerificationPapers } from './verification-papers';
import './verifications.css';

interface VerificationPanelProps {
  verification: VerificationView;
  driverName: string;
}

/** The verification of one past employment: state, clock, next step, documents and every attempt. */
export function VerificationPanel({ verification, driverName }: VerificationPanelProps) {
  const { _id: id, clock, state } = verification;
  return (
    <div className="gh-verification">
      <Inline>
        <VerificationChip verification={verification} />
        <NextLine verification={verification} />
      </Inline>
      {clock === null || state === 'canceled' ? null : <ClockBar clock={clock} />}
      <VerificationActions verification={verification} driverName={driverName} />
      {id === null ? null : (
        <>
          <VerificationPapers verification={verification} id={id} />
          <AttemptList verification={verification} id={id} />
        </>
      )}
    </div>
  );
}

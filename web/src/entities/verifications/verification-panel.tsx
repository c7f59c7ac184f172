import { can } from '#domain/accounts/policy';
import type { VerificationView } from '#domain/employment-verifications/schema';
import { useActor } from '#web/shared/session/current-user';
import { Inline } from '#web/shared/ui/layout';
import { AttemptList } from './attempt-list';
import { ClockBar } from './clock-bar';
import { LinkList } from './link-list';
import { NextLine, VerificationChip } from './state-head';
import { VerificationActions } from './verification-actions';
import { VerificationPapers } from './verification-papers';
import { WithdrawButton } from './withdraw-button';
import './verifications.css';

interface VerificationPanelProps {
  verification: VerificationView;
  driverName: string;
}

/** The verification of one past employment: state, clock, next step, documents and every attempt. */
export function VerificationPanel({ verification, driverName }: VerificationPanelProps) {
  const actor = useActor();
  const { _id: id, clock, state } = verification;
  return (
    <div className="gh-verification">
      <Inline>
        <VerificationChip verification={verification} />
        <NextLine verification={verification} />
      </Inline>
      {clock === null || state === 'canceled' ? null : <ClockBar clock={clock} state={state} />}
      <VerificationActions verification={verification} driverName={driverName} />
      {id === null ? null : (
        <>
          <VerificationPapers verification={verification} id={id} />
          <AttemptList verification={verification} id={id} />
          <LinkList
            employer={verification.employer.name}
            links={verification.links}
            action={(link) =>
              link.state === 'open' && can(actor, 'employers:verify') ? (
                <WithdrawButton verification={verification} id={id} link={link} />
              ) : null
            }
          />
        </>
      )}
    </div>
  );
}

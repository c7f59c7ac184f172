import { useQuery } from '@tanstack/react-query';
import { RunningStep } from '#web/entities/bulk/running-step';
import { candidateBulkQuery, useStopCandidates } from '../../api/candidate-bulk';

interface CandidateRunningProps {
  id: string;
  /** The number of candidates. */
  count: number;
  /** Closes the dialog; absent on a page. */
  close?: () => void;
}

/** The progress of a carrier's bulk action, with a button that stops it. */
export function CandidateRunning({ id, ...step }: CandidateRunningProps) {
  const { data, error } = useQuery(candidateBulkQuery(id));
  const stop = useStopCandidates();
  return (
    <RunningStep
      {...step}
      progress={data}
      problem={stop.error ?? error}
      isStopping={stop.isPending}
      onStop={() => {
        stop.mutate(id);
      }}
    />
  );
}

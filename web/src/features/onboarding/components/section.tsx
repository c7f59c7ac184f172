import { useTranslation } from 'react-i18next';
import { isListedDocument } from '#domain/driver-application/progress';
import type { ApplicationDocument, ApplicationTask, DriverApplication } from '#domain/driver-application/schema';
import { Card } from '#web/shared/ui/layout';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';
import { DocumentLine, TaskLine } from './task-line';

type SectionView = DriverApplication['sections'][number];

function SectionTurn({ turn }: { turn: SectionView['turn'] }) {
  const { t } = useTranslation('onboarding');
  if (turn === 'yours' || turn === 'done') return <StateChip turn={turn} />;
  if (turn === 'theirs') return <StateChip turn={turn}>{t('turn.theirs')}</StateChip>;
  return <PlainChip>{t(`turn.${turn}`)}</PlainChip>;
}

/** Each task is one line; of the documents task, each document is one line. */
function Lines({ tasks, documents }: { tasks: readonly ApplicationTask[]; documents: readonly ApplicationDocument[] }) {
  return tasks.map((task) => {
    if (task.task !== 'documents') return <TaskLine key={task.task} task={task} />;
    const shown = documents.filter(isListedDocument);
    return shown.map((document) => <DocumentLine key={document.document} document={document} />);
  });
}

interface SectionProps {
  section: SectionView;
  documents: readonly ApplicationDocument[];
}

/** A section of the application: required tasks, then optional ones. */
export function Section({ section: { section, turn, tasks }, documents }: SectionProps) {
  const { t } = useTranslation('onboarding');
  const required = tasks.filter(({ isRequired }) => isRequired);
  const optional = tasks.filter(({ isRequired }) => !isRequired);
  return (
    <Card title={t(`section.${section}`)} extra={<SectionTurn turn={turn} />}>
      <ul className="gh-hub-tasks">
        <Lines tasks={required} documents={documents} />
      </ul>
      {optional.length === 0 ? null : (
        <>
          <h3 className="gh-hub-more">{t('more')}</h3>
          <ul className="gh-hub-tasks">
            <Lines tasks={optional} documents={[]} />
          </ul>
        </>
      )}
    </Card>
  );
}

/** The pre-trip section, which starts once everything above it is sent, and waits while it is the driver's turn. */
export function PreTrip({ turn, isDriversTurn }: { turn: SectionView['turn']; isDriversTurn: boolean }) {
  const { t } = useTranslation('onboarding');
  const isWaiting = turn === 'theirs' && isDriversTurn;
  const state = isWaiting ? <PlainChip>{t('turn.waiting')}</PlainChip> : <SectionTurn turn={turn} />;
  return (
    <Card title={t('section.preTrip')} extra={state}>
      {turn === 'later' ? <p>{t('preTrip.later')}</p> : null}
    </Card>
  );
}

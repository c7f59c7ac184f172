import { useTranslation } from 'react-i18next';
import type { FileLine, FileOnDay } from '#domain/requirements/file-schema';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { driversOwn, needsEmployment, statable } from './fact-groups';
import { employmentModal, evidenceModal, factsModal } from './modals';
import type { FileSource } from './source';
import { titleOf } from './use-texts';

interface LineActionsProps {
  source: FileSource;
  file: FileOnDay;
  line: FileLine;
}

/** The missing facts of a line that this reader can state. */
const factsToState = ({ status, facts }: FileLine, reader: FileSource['reader'], { pastEmployers }: FileOnDay) =>
  status === 'unknown'
    ? statable(facts)
        .filter((name) => reader !== 'driver' || driversOwn.includes(name))
        // Employers come from the work history.
        .filter((name) => name !== 'employers' || pastEmployers.length > 0)
    : [];

const officeTexts = { state: 'action.state', about: 'dialog.state', record: 'action.record' } as const;
const driversTexts = { state: 'mine.answer', about: 'mine.answerAbout', record: 'action.send' } as const;

/** The actions of a line: state the missing facts, or record a document. */
export function LineActions({ source, file, line }: LineActionsProps) {
  const { t } = useTranslation('files');
  const facts = factsToState(line, source.reader, file);
  const { employment } = file;
  const needsEmploymentDetails =
    line.status === 'unknown' && needsEmployment(line.facts) && source.office !== undefined;
  const records = line.status !== 'notApplicable' || line.why === 'optional' ? line.records : [];
  const suffix = <span className="gh-hidden">: {titleOf(line)}</span>;
  if (!file.mayRecord) return null;
  const texts = source.reader === 'driver' ? driversTexts : officeTexts;
  const isElsewhere =
    line.why === 'factMissing' && facts.length === 0 && !needsEmployment(line.facts) && source.office !== undefined;
  return (
    <>
      {facts.length === 0 ? null : (
        <Button
          size="small"
          onClick={() => {
            const title = t(texts.about, { what: titleOf(line) });
            openModal(factsModal, { source, names: facts, title, file, statement: null });
          }}
        >
          {t(texts.state)}
          {suffix}
        </Button>
      )}
      {needsEmploymentDetails && employment !== null ? (
        <Button
          size="small"
          onClick={() => {
            openModal(employmentModal, { source, employment });
          }}
        >
          {t('action.employment')}
          {suffix}
        </Button>
      ) : null}
      {isElsewhere ? <span className="gh-file-aside">{t('facts.elsewhere')}</span> : null}
      {records.length === 0 ? null : (
        <Button
          size="small"
          onClick={() => {
            openModal(evidenceModal, { source, file, line, corrects: null });
          }}
        >
          {t(texts.record)}
          {suffix}
        </Button>
      )}
    </>
  );
}

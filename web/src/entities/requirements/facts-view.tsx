import { useTranslation } from 'react-i18next';
import type { FileFacts, FileOnDay, StatedFacts } from '#domain/requirements/file-schema';
import { storeOfFact } from '#domain/requirements/model/fact-stores';
import { formatCount, formatDate } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Facts, Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { EmploymentCard } from './employment-card';
import type { FactGroup, StatableFact } from './fact-groups';
import { driversOwn, exemptionNames, factGroups } from './fact-groups';
import { EmployerList, LicenseList } from './fact-lists';
import { factsModal } from './modals';
import type { FileSource } from './source';
import { upcomingFacts } from './upcoming-facts';
import { stateName } from './use-texts';

interface FactsViewProps {
  source: FileSource;
  file: FileOnDay;
}

/** Whether the reader may know a fact: it is in one of the stores that the reader reads. */
const isReadable =
  ({ stores }: FileOnDay) =>
  (name: StatableFact): boolean =>
    stores.includes(storeOfFact(name));

const GROUPS = Object.keys(factGroups) as FactGroup[];

/** The value of a fact in words. */
function useValueText() {
  const { t } = useTranslation('files');
  const { t: common } = useTranslation();
  return (facts: FileFacts, name: StatableFact): string | null => {
    const value = facts[name];
    if (value === null || value === undefined) return null;
    if (name === 'licenses' || name === 'employers') {
      const count = Array.isArray(value) ? value.length : 0;
      return t(name === 'licenses' ? 'facts.licenseCount' : 'facts.employerCount', { count });
    }
    if (name === 'category') return t(`facts.category.${facts.category ?? 'NI'}`);
    if (name === 'jobState') return stateName(facts.jobState ?? '');
    const section = name === 'exemptionSection' ? facts.exemptionSection : undefined;
    if (section) return t(`facts.exemptionSection.${exemptionNames[section]}`);
    if (typeof value === 'boolean') return common(value ? 'yes' : 'no');
    if (typeof value === 'string') return value;
    return typeof value === 'number' ? formatCount(value) : null;
  };
}

/** Licenses and past employers are lists; other facts are single answers. */
function Content({
  file,
  group,
  names,
}: Pick<FactsViewProps, 'file'> & { group: FactGroup; names: readonly StatableFact[] }) {
  const { t } = useTranslation('files');
  const valueText = useValueText();
  const textOf = (facts: FileFacts, name: StatableFact) => valueText(facts, name) ?? t('facts.none');
  const upcoming = upcomingFacts(file)
    .filter(({ name }) => names.includes(name))
    .map(({ name, from, value }) => {
      const day = formatDate(from);
      const said = textOf({ [name]: value }, name);
      return { name, text: t('facts.upcoming', { day, value: said }) };
    });
  if (group === 'licenses' || group === 'employers') {
    const list = group === 'licenses' ? <LicenseList licenses={file.facts.licenses} /> : <EmployerList file={file} />;
    return (
      <>
        {list}
        {upcoming.map(({ name, text }) => (
          <p key={name} className="gh-file-notice">
            {text}
          </p>
        ))}
      </>
    );
  }
  const valueOf = (name: StatableFact) => {
    const next = upcoming.find((one) => one.name === name);
    const now = textOf(file.facts, name);
    return next === undefined ? (
      now
    ) : (
      <>
        {now} <span className="gh-file-aside">{next.text}</span>
      </>
    );
  };
  return <Facts columns={3} facts={names.map((name) => ({ label: t(`fact.${name}`), value: valueOf(name) }))} />;
}

function Group({ source, file, group }: FactsViewProps & { group: FactGroup }) {
  const { t } = useTranslation('files');
  const names = factGroups[group]
    .filter(isReadable(file))
    .filter((name) => source.reader !== 'driver' || driversOwn.includes(name));
  if (names.length === 0) return null;
  const title = t(source.reader === 'driver' && group === 'driver' ? 'mine.about' : `facts.group.${group}`);
  const hasQuestions = group !== 'employers' || file.pastEmployers.length > 0;
  return (
    <section className="gh-file-facts">
      <div className="gh-card-head">
        <h3>{title}</h3>
        {file.mayRecord && hasQuestions ? (
          <Button
            size="small"
            onClick={() => {
              openModal(factsModal, { source, file, names, title, statement: null });
            }}
          >
            {t(source.reader === 'driver' ? 'mine.answer' : 'action.state')}
            <span className="gh-hidden">: {title}</span>
          </Button>
        ) : null}
      </div>
      <Content file={file} group={group} names={names} />
    </section>
  );
}

function Statement({ source, file, statement }: FactsViewProps & { statement: StatedFacts }) {
  const { t } = useTranslation('files');
  const valueText = useValueText();
  const since = t('facts.as', { day: formatDate(statement.from) });
  const names = GROUPS.flatMap((group): readonly StatableFact[] => factGroups[group]).filter(
    (name) => statement.facts[name] !== undefined,
  );
  return (
    <li className="gh-file-line">
      <div>
        <span className="gh-file-title">{since}</span>
        <span className="gh-file-aside">{t('facts.by', { name: statement.by, day: formatDate(statement.at) })}</span>
      </div>
      <div>
        {names
          .map((name) => `${t(`fact.${name}`)}: ${valueText(statement.facts, name) ?? t('facts.none')}`)
          .join(' · ')}
      </div>
      <div className="gh-file-state">
        {file.mayRecord && source.office !== undefined ? (
          <Button
            size="small"
            onClick={() => {
              openModal(factsModal, {
                source,
                file,
                names,
                title: t('dialog.correctFacts', { what: since }),
                statement,
              });
            }}
          >
            {t('facts.correct')}
            <span className="gh-hidden">: {since}</span>
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** The facts that the file's requirements depend on, and who stated them. */
export function FactsView({ source, file }: FactsViewProps) {
  const { t } = useTranslation('files');
  const { employment } = file;
  return (
    <Stack>
      {employment === null ? null : (
        <EmploymentCard
          source={source}
          employment={employment}
          mayRecord={file.mayRecord && source.office !== undefined}
        />
      )}
      {GROUPS.map((group) => (
        <Group key={group} source={source} file={file} group={group} />
      ))}
      {file.statements.length === 0 ? null : (
        <details className="gh-file-fold">
          <summary>{t('facts.history')}</summary>
          <ul className="gh-file-lines">
            {file.statements.map((statement) => (
              <Statement key={statement._id} source={source} file={file} statement={statement} />
            ))}
          </ul>
        </details>
      )}
    </Stack>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileLine, FileOnDay } from '#domain/requirements/file-schema';
import { DocumentView } from '#web/entities/review/document-view';
import { formatDate } from '#web/shared/i18n/format';
import { classNames } from '#web/shared/ui/class-names';
import { Facts, Inline, Stack } from '#web/shared/ui/layout';
import type { ShownDocument } from './evidence-card';
import { EvidenceCard } from './evidence-card';
import { LineActions } from './line-actions';
import { LineStatus, useActsText } from './line-item';
import { contentQuery } from './queries';
import type { FileSource } from './source';
import { titleOf, useWasDue, useWhyText } from './use-texts';

interface DetailProps {
  source: FileSource;
  file: FileOnDay;
  line: FileLine;
}

function LineFacts({ line, source }: Pick<DetailProps, 'line' | 'source'>) {
  const { t } = useTranslation('files');
  const why = useWhyText()(line);
  const wasDue = useWasDue()(line);
  const acts = useActsText(source.reader)(line);
  const day = (value: string | null) => (value === null ? null : formatDate(value));
  const note = { label: t('line.note'), value: line.note === '' ? null : line.note };
  const days = [
    { label: t('line.proven'), value: day(line.provenOn) },
    { label: t('line.due'), value: day(line.dueOn) },
    {
      label: t('line.keep'),
      value: line.keepUntil === null ? null : t('due.keep', { day: formatDate(line.keepUntil) }),
    },
  ];
  const early = line.isEarly ? t('reason.early') : null;
  const office = [
    { label: t('line.why'), value: [why, wasDue, early].filter((part) => part !== null).join(' · ') },
    { label: t('line.acts'), value: acts },
    ...days,
    { label: t('line.store'), value: t(`store.${line.store}`) },
    { label: t('line.citation'), value: line.citation },
    { label: t('line.authority'), value: t(`authority.${line.authority}`) },
  ];
  // The driver's line itself says the rest.
  const facts = [note, ...(source.office === undefined ? days : office)];
  return <Facts columns={2} facts={facts.filter(({ value }) => value !== null)} />;
}

function Lateness({ lateness }: Pick<FileLine, 'lateness'>) {
  const { t } = useTranslation('files');
  if (lateness.length === 0) return null;
  return (
    <section>
      <h3>{t('lateness.title')}</h3>
      <ul>
        {lateness.map(({ dueOn, provenOn, days }) => (
          <li key={`${dueOn}/${provenOn}`}>
            {t('lateness.line', { due: formatDate(dueOn), proven: formatDate(provenOn), count: days })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Viewer({ source, shown, name }: { source: FileSource; shown: ShownDocument; name: string }) {
  const { data, error, refetch } = useQuery(contentQuery(source, shown.evidenceId, shown.side));
  return <DocumentView content={data} error={error} retry={() => void refetch()} name={name} />;
}

function Documents({
  source,
  file,
  line,
  shown,
  onShow,
}: DetailProps & Pick<Parameters<typeof EvidenceCard>[0], 'shown' | 'onShow'>) {
  const { t } = useTranslation('files');
  const props = { source, file, line, shown, onShow };
  const { evidence, others, records } = line;
  return (
    <>
      {/* A comparison of facts has no document. */}
      {evidence === null && records.length === 0 && others.length === 0 ? null : (
        <section>
          <h3>{t('evidence.counts')}</h3>
          {evidence === null ? <p>{t('evidence.none')}</p> : <EvidenceCard {...props} evidence={evidence} />}
        </section>
      )}
      {others.length === 0 ? null : (
        <section>
          <h3>{t('evidence.others')}</h3>
          <Stack gap={8}>
            {others.map((other) => (
              <EvidenceCard key={other._id} {...props} evidence={other} />
            ))}
          </Stack>
        </section>
      )}
    </>
  );
}

/** A line in full, with the documents that count and the others; an opened document is shown beside them. */
export function LineDetail({ source, file, line }: DetailProps) {
  const { t } = useTranslation('files');
  const [shown, setShown] = useState<ShownDocument | null>(null);
  const { correction } = line;
  const evidence = [line.evidence, ...line.others].find((each) => each?._id === shown?.evidenceId) ?? null;
  return (
    <div className={classNames('gh-file-detail', shown !== null && 'gh-file-beside')}>
      <Stack>
        {source.office === undefined ? null : (
          <Inline>
            <LineStatus line={line} reader={source.reader} />
            <LineActions source={source} file={file} line={line} />
          </Inline>
        )}
        <LineFacts line={line} source={source} />
        {correction === null ? null : (
          <p role="note">
            {t('correction', { day: formatDate(correction.at), name: correction.by, reason: correction.reason })}
          </p>
        )}
        <Documents source={source} file={file} line={line} shown={shown} onShow={setShown} />
        <Lateness lateness={line.lateness} />
      </Stack>
      {shown === null || evidence === null ? null : (
        <Viewer
          key={`${shown.evidenceId}/${shown.side}`}
          source={source}
          shown={shown}
          name={`${t(`kind.${evidence.kind}`)}, ${titleOf(line)}`}
        />
      )}
    </div>
  );
}

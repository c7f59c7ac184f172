import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ComplianceView } from '#domain/compliance/schema';
import type { ComplianceStep } from '#domain/compliance/steps';
import { ButtonLink } from '#web/shared/ui/button';
import { StateChip } from '#web/shared/ui/state-chip';
import type { Document } from '../model/steps';
import { documentsOf, isFinished, nextPath } from '../model/steps';
import { Disclosure } from './disclosure';
import { SeparateSignature } from './separate-signature';
import { StepFrame } from './step-frame';
import { NextStep } from './step-nav';

function Line({ document }: { document: Document }) {
  const { t } = useTranslation('compliance');
  const { kind, title, isSignedAlone, signedAt } = document;
  const isDone = isFinished(document);
  return (
    <li>
      <div>
        {title}
        <StateChip turn={isDone ? 'done' : 'yours'}>
          {isDone && t(signedAt !== null && isSignedAlone ? 'list.signed' : 'list.read')}
          {isDone ? null : t(isSignedAlone ? 'list.toSign' : 'list.toRead')}
        </StateChip>
      </div>
      <ButtonLink to={`?read=${kind}`} aria-label={t('list.openNamed', { title })}>
        {t('list.open')}
      </ButtonLink>
    </li>
  );
}

interface ReaderProps {
  view: ComplianceView;
  document: Document;
  step: ComplianceStep;
  /** Its position within the step, from 1. */
  place: { number: number; total: number };
  /** The next open disclosure of the step; undefined if this is the last one. */
  following: Document | undefined;
}

/** The open disclosure takes the whole page, because a phone has room for one. */
function Reader({ view, step, document, place, following }: ReaderProps) {
  const { t } = useTranslation('compliance');
  const isDone = isFinished(document);
  return (
    <>
      <p className="gh-wizard-line">{t('list.place', place)}</p>
      <Disclosure key={document.kind} document={document} />
      {document.isSignedAlone && document.endReachedAt !== null ? (
        <SeparateSignature view={view} document={document} />
      ) : null}
      <div className="gh-wizard-nav">
        <ButtonLink to="?">{t('list.back')}</ButtonLink>
        {isDone && following !== undefined ? (
          <ButtonLink variant="primary" to={`?read=${following.kind}`}>
            {t('list.next')}
          </ButtonLink>
        ) : null}
        {isDone && following === undefined ? (
          <ButtonLink variant="primary" to={nextPath(step) ?? '?'}>
            {t('nav.next')}
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
}

/** A step with several disclosures, each of which must be opened and read to the end. */
export function DocumentsStep({ view, step }: { view: ComplianceView; step: ComplianceStep }) {
  const { t } = useTranslation('compliance');
  const [params] = useSearchParams();
  const documents = documentsOf(view, step);
  const open = documents.filter((document) => !isFinished(document));
  const reading = documents.find(({ kind }) => kind === params.get('read'));
  if (reading !== undefined) {
    return (
      <StepFrame view={view} step={step}>
        <Reader
          view={view}
          step={step}
          document={reading}
          place={{ number: documents.indexOf(reading) + 1, total: documents.length }}
          following={open.find(({ kind }) => kind !== reading.kind)}
        />
      </StepFrame>
    );
  }
  return (
    <StepFrame view={view} step={step}>
      <ul className="gh-wizard-documents">
        {documents.map((document) => (
          <Line key={document.kind} document={document} />
        ))}
      </ul>
      <NextStep step={step} waitsFor={open.length === 0 ? undefined : t('wait.read', { count: open.length })} />
    </StepFrame>
  );
}

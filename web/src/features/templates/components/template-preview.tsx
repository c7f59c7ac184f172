import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldFault } from '#domain/message-templates/merge-fields';
import type { TemplateForm } from '#domain/message-templates/schema';
import { fillTemplate, previewCandidatesQuery } from '#web/entities/message-templates/templates';
import { Field } from '#web/shared/form/field';
import { Select } from '#web/shared/form/inputs';
import { useDebounced } from '#web/shared/form/use-debounced';
import './templates.css';

const DELAY_MS = 300;

interface Candidate {
  driverId: string;
  orderId: string;
}

interface PreviewTextProps {
  text: string;
  candidate: Candidate;
  isSubject?: boolean;
}

function PreviewText({ text, candidate: { driverId, orderId }, isSubject = false }: PreviewTextProps) {
  const { t } = useTranslation('templates');
  const isFillable = text.trim() !== '' && fieldFault(text) === undefined;
  const { data, error } = useQuery({
    queryKey: ['message-template-preview', text, driverId, orderId],
    queryFn: ({ signal }) => fillTemplate({ text, driverId, orderId }, signal),
    enabled: isFillable,
    placeholderData: keepPreviousData,
  });
  if (text.trim() === '') return null;
  if (!isFillable || error !== null) return <p className="gh-template-hint">{t('preview.failed')}</p>;
  return <p className="gh-template-text">{isSubject ? <strong>{data?.text}</strong> : data?.text}</p>;
}

/** The text as one of the carrier's candidates would read it. */
export function TemplatePreview({ control }: { control: Control<TemplateForm> }) {
  const { t } = useTranslation('templates');
  const text = useDebounced(useWatch({ control, name: 'text' }), DELAY_MS);
  const subject = useDebounced(useWatch({ control, name: 'subject' }), DELAY_MS) ?? '';
  const { data } = useQuery(previewCandidatesQuery);
  const [chosen, setChosen] = useState(0);
  const candidates = data?.data ?? [];
  const candidate = candidates[chosen];
  return (
    <section aria-label={t('preview.title')}>
      {candidate === undefined ? (
        <p className="gh-template-hint">{data === undefined ? '' : t('preview.empty')}</p>
      ) : (
        <div className="gh-template-preview">
          <Field label={t('preview.candidate')}>
            {(inputProps) => (
              <Select
                {...inputProps}
                options={candidates.map(({ driverName, orderTitle }, index) => ({
                  value: index,
                  label: `${driverName} · ${orderTitle}`,
                }))}
                value={chosen}
                onChange={(index) => {
                  setChosen(index ?? 0);
                }}
              />
            )}
          </Field>
          <PreviewText text={subject} candidate={candidate} isSubject />
          <PreviewText text={text} candidate={candidate} />
        </div>
      )}
    </section>
  );
}

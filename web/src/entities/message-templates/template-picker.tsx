import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateKind } from '#domain/message-templates/kinds';
import { Field } from '#web/shared/form/field';
import { Select } from '#web/shared/form/inputs';
import { Button } from '#web/shared/ui/button';
import { toast } from '#web/shared/ui/toasts';
import type { TemplateFields } from './template-fields';
import { fillTemplate, templatesQuery } from './templates';
import { useTemplateTexts } from './use-template-texts';
import './template-picker.css';

interface TemplatePickerProps {
  kind: TemplateKind;
  /** The candidate for whom the text is filled in; without one, for instance for several drivers, its fields stay. */
  candidate?: { driverId: string; orderId: string };
  fields: TemplateFields;
}

/** Chooses a message template; without templates there is nothing to choose. */
export function TemplatePicker({ kind, candidate, fields }: TemplatePickerProps) {
  const { t } = useTranslation('templates');
  const { data } = useQuery(templatesQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const latest = useRef<string | null>(null);
  const { fill, restore, hasReplaced } = useTemplateTexts(fields);
  const templates = data?.data.filter((template) => template.kind === kind) ?? [];
  if (templates.length === 0) return null;
  const show = (id: string | null) => {
    latest.current = id;
    setChosen(id);
  };
  const choose = (id: string | null) => {
    show(id);
    const template = templates.find(({ _id }) => _id === id);
    if (template === undefined) return;
    const { text: source, subject } = template;
    if (candidate === undefined) {
      fill({ text: source, subject });
      return;
    }
    fillTemplate({ text: source, ...candidate }).then(({ text }) => {
      // A later choice may have been answered first.
      if (latest.current === id) fill({ text, subject });
    }, toast.problem);
  };
  return (
    <div>
      <Field label={t('template')} optional>
        {(inputProps) => (
          <Select
            {...inputProps}
            name="template"
            none={t('none')}
            options={templates.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={chosen}
            onChange={choose}
          />
        )}
      </Field>
      <div role="status" className="gh-template-replaced">
        {hasReplaced ? (
          <>
            {t('replaced')}
            <Button
              size="small"
              onClick={() => {
                show(null);
                restore();
              }}
            >
              {t('restore')}
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}

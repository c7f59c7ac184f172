import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateKind } from '#domain/message-templates/kinds';
import type { CarrierTemplate } from '#domain/message-templates/schema';
import { Field } from '#web/shared/form/field';
import { Select } from '#web/shared/form/inputs';
import { toast } from '#web/shared/ui/toasts';
import { fillTemplate, templatesQuery } from './templates';

interface TemplatePickerProps {
  kind: TemplateKind;
  /** The candidate for whom the text is filled in; without one, for instance for several drivers, its fields stay. */
  candidate?: { driverId: string; orderId: string };
  /** Receives the text of the chosen template. */
  onText: (text: string, template: CarrierTemplate) => void;
}

/** Chooses a message template; without templates there is nothing to choose. */
export function TemplatePicker({ kind, candidate, onText }: TemplatePickerProps) {
  const { t } = useTranslation('templates');
  const { data } = useQuery(templatesQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const templates = data?.data.filter((template) => template.kind === kind) ?? [];
  if (templates.length === 0) return null;
  const choose = (id: string | null) => {
    setChosen(id);
    const template = templates.find(({ _id }) => _id === id);
    if (template === undefined) return;
    if (candidate === undefined) {
      onText(template.text, template);
      return;
    }
    fillTemplate({ text: template.text, ...candidate }).then(({ text }) => {
      onText(text, template);
    }, toast.problem);
  };
  return (
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
  );
}

import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { MarkdownField } from '#web/shared/markdown/markdown-field';
import type { OrderFormValues } from '../../model/form-values';
import { Section, Wide } from './section';

export function NotesSection({ control }: { control: Control<OrderFormValues> }) {
  const { t } = useTranslation('orders');
  return (
    <Section anchor="notes" title={t('section.notes')}>
      <Wide>
        <TextAreaField control={control} name="benefits.0" label={t('field.benefits')} optional />
      </Wide>
      <Wide>
        <TextField
          control={control}
          name="dealbreakerQuestions.0.question"
          label={t('field.dealbreaker')}
          help={t('help.dealbreaker')}
          optional
        />
      </Wide>
      <Wide>
        <MarkdownField
          control={control}
          name="notes"
          label={t('field.notes')}
          lead={t('help.notes')}
          optional
          rows={6}
          previewTitle={t('help.notesPreview')}
        />
      </Wide>
    </Section>
  );
}

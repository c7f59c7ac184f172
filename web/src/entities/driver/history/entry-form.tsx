import type { ComponentType } from 'react';
import type { Control, DefaultValues } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { emptyItems, type HistoryItems } from '#domain/driver-histories/items';
import type { HistoryKind } from '#domain/driver-histories/kinds';
import type { Period } from '#domain/shared/periods';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import type { DraftLifetime } from '#web/shared/form/use-draft';
import { useDraft } from '#web/shared/form/use-draft';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { fieldsOf } from './fields/fields-of';
import { itemOf, itemResolver } from './form-values';

interface EntryFormProps<K extends HistoryKind> {
  kind: K;
  label: string;
  initial: HistoryItems[K];
  /** The other items of the kind; periods must not overlap. */
  others: readonly Period[];
  draft: { name: string; lifetime: DraftLifetime };
  onSave: (item: HistoryItems[K]) => Promise<unknown>;
  onClose: () => void;
}

/** The fields of an item; unsaved entries stay in this browser or tab. */
export function EntryForm<K extends HistoryKind>({ kind, label, initial, others, draft, ...on }: EntryFormProps<K>) {
  const { t } = useTranslation('histories');
  const { t: common } = useTranslation();
  const { t: problems } = useTranslation('problems');
  const form = useForm<HistoryItems[K]>({
    // An entry from before a question existed lacks its field.
    defaultValues: { ...emptyItems[kind], ...initial } as DefaultValues<HistoryItems[K]>,
    resolver: itemResolver(kind, others, (code, params) => problems(code, params)),
  });
  const { restored, clearDraft, discard } = useDraft(form, draft.name, draft.lifetime);
  const Fields = fieldsOf[kind] as ComponentType<{ control: Control<HistoryItems[K]> }>;
  const save = async (values: HistoryItems[K]) => {
    await on.onSave(itemOf(kind, values));
    clearDraft();
    on.onClose();
  };
  return (
    <Form form={form} onSubmit={save} label={label}>
      {restored ? (
        <div className="gh-history-draft" role="status">
          {t('draft.restored')}{' '}
          <Button variant="text" onClick={discard}>
            {t('draft.discard')}
          </Button>
        </div>
      ) : null}
      <Fields control={form.control} />
      <Inline>
        <SubmitButton control={form.control}>{t('save')}</SubmitButton>
        <Button
          onClick={() => {
            clearDraft();
            on.onClose();
          }}
        >
          {common('cancel')}
        </Button>
      </Inline>
    </Form>
  );
}

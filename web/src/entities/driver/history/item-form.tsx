import type { ComponentType } from 'react';
import type { Control, DefaultValues } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { emptyItems, type HistoryItems } from '#domain/driver-histories/items';
import type { HistoryKind } from '#domain/driver-histories/kinds';
import type { Period } from '#domain/shared/periods';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { useDraft } from '#web/shared/form/use-draft';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import { fieldsOf } from './fields/fields-of';
import { itemOf, itemResolver } from './form-values';
import { useSaveItem } from './histories';

interface ItemFormProps<K extends HistoryKind> {
  kind: K;
  /** Undefined for a new item. */
  id: string | undefined;
  initial: HistoryItems[K];
  /** The other items of the kind; periods must not overlap. */
  others: readonly Period[];
  onClose: () => void;
}

/** The form of a new or existing item; unsaved entries stay in this browser. */
export function ItemForm<K extends HistoryKind>({ kind, id, initial, others, onClose }: ItemFormProps<K>) {
  const { t } = useTranslation('histories');
  const { t: common } = useTranslation();
  const { t: problems } = useTranslation('problems');
  const form = useForm<HistoryItems[K]>({
    // An entry from before a question existed lacks its field.
    defaultValues: { ...emptyItems[kind], ...initial } as DefaultValues<HistoryItems[K]>,
    resolver: itemResolver(kind, others, (code, params) => problems(code, params)),
  });
  const { restored, clearDraft, discard } = useDraft(form, `history.${kind}.${id ?? 'new'}`, 'browser');
  const save = useSaveItem(kind, () => {
    clearDraft();
    toast.success(t('saved'));
    onClose();
  });
  const Fields = fieldsOf[kind] as ComponentType<{ control: Control<HistoryItems[K]> }>;
  return (
    <Form
      form={form}
      onSubmit={(values) => save.mutateAsync({ id, item: itemOf(kind, values) })}
      label={t(id === undefined ? `kind.${kind}.add` : `kind.${kind}.edit`)}
    >
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
            onClose();
          }}
        >
          {common('cancel')}
        </Button>
      </Inline>
    </Form>
  );
}

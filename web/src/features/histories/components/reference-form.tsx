import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { checkReference, offeredRelationships, type Reference } from '#domain/driver-histories/references';
import { SelectField } from '#web/shared/form/choice-fields';
import { Form } from '#web/shared/form/form';
import { byRule } from '#web/shared/form/rule-resolver';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { useDraft } from '#web/shared/form/use-draft';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import { useSaveReferences } from '../api/references';

interface ReferenceFormProps {
  /** The index in the list; the list's length for a new reference. */
  index: number;
  initial: Reference;
  all: readonly Reference[];
  onClose: () => void;
}

const referenceOf = (values: Reference): Reference => ({
  name: values.name.trim(),
  phone: values.phone.trim(),
  email: (values.email as string | null)?.trim() ?? '',
  company: (values.company as string | null)?.trim() ?? '',
  relationship: values.relationship,
});

const resolverFor = (others: readonly Reference[]) =>
  byRule<Reference>((values) => checkReference(referenceOf(values), others));

/** The form of one reference. */
export function ReferenceForm({ index, initial, all, onClose }: ReferenceFormProps) {
  const { t } = useTranslation('histories');
  const { t: common } = useTranslation();
  const others = all.filter((_, place) => place !== index);
  const form = useForm<Reference>({ defaultValues: initial, resolver: resolverFor(others) });
  const { clearDraft } = useDraft(form, `reference.${index}`, 'browser');
  const save = useSaveReferences(() => {
    clearDraft();
    toast.success(t('saved'));
    onClose();
  });
  const send = (values: Reference) =>
    save.mutateAsync([...all.slice(0, index), referenceOf(values), ...all.slice(index + 1)]);
  return (
    <Form form={form} onSubmit={send} label={t(index < all.length ? 'references.edit' : 'references.add')}>
      <TextField control={form.control} name="name" label={t('references.name')} />
      <TextField control={form.control} name="phone" type="tel" label={t('references.phone')} />
      <TextField control={form.control} name="email" type="email" optional label={t('references.email')} />
      <TextField control={form.control} name="company" optional label={t('references.company')} />
      <SelectField
        control={form.control}
        name="relationship"
        label={t('references.relationship')}
        choices={offeredRelationships.map((value) => ({ value, label: t(`relationship.${value}`) }))}
      />
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

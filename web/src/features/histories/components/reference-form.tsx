import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  checkReference,
  emptyReference,
  offeredRelationships,
  type Reference,
} from '#domain/driver-histories/references';
import type { ReferencesView } from '#domain/driver-histories/schema';
import { SelectField } from '#web/shared/form/choice-fields';
import { CurrentVersion } from '#web/shared/form/current-version';
import { Form } from '#web/shared/form/form';
import { byRule } from '#web/shared/form/rule-resolver';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { useDraft } from '#web/shared/form/use-draft';
import { asApiProblem } from '#web/shared/http/api-problem';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import { useSaveReferences } from '../api/references';
import { referenceDraft } from '../model/reference-draft';
import { has, idNow } from '../model/reference-id';

type NamedReference = ReferencesView['references'][number];

interface ReferenceFormProps {
  /** The id of the person; another text for a new one. */
  edited: string;
  all: readonly NamedReference[];
  refetch: () => Promise<readonly NamedReference[] | undefined>;
  onClose: () => void;
}

const referenceOf = (values: Reference): Reference => ({
  name: values.name.trim(),
  phone: values.phone.trim(),
  email: (values.email as string | null)?.trim() ?? '',
  company: (values.company as string | null)?.trim() ?? '',
  relationship: values.relationship,
});

const resolverFor = (others: readonly Reference[], ownPhone: string | null) =>
  byRule<Reference>((values) => checkReference(referenceOf(values), others, ownPhone));

/** Whether one person's entries are the same in both lists. */
function isSame(list: readonly NamedReference[], other: readonly NamedReference[], id: string): boolean {
  const [one, two] = [list, other].map((all) => all.find(({ _id }) => _id === id));
  return (
    one !== undefined && two !== undefined && JSON.stringify(referenceOf(one)) === JSON.stringify(referenceOf(two))
  );
}

/** The list with one person's new entries; a person who is no longer in it is added. */
function withEntries(all: readonly NamedReference[], id: string | undefined, entries: Reference): Reference[] {
  return has(all, id) ? all.map((each) => (each._id === id ? entries : each)) : [...all, entries];
}

const isConflict = (problem: unknown): boolean => asApiProblem(problem).code === 'record-changed';

/** The form of one reference. The list may change in another tab while it is open. */
export function ReferenceForm({ edited, all, refetch, onClose }: ReferenceFormProps) {
  const { t } = useTranslation('histories');
  const { t: common } = useTranslation();
  const [was, setWas] = useState(all);
  const [id, setId] = useState(all.find(({ _id }) => _id === edited)?._id);
  const [isStale, setStale] = useState(false);
  const [round, setRound] = useState(0);
  // Another tab removed the person. The entries stay, and are added again.
  const isRemoved = id !== undefined && idNow(all, was, id) === undefined;
  const ownPhone = useCurrentUser().personalInfo.phone;
  const others = was.filter(({ _id }) => _id !== id);
  const start = was.find(({ _id }) => _id === id) ?? emptyReference;
  const form = useForm<Reference>({ defaultValues: start, resolver: resolverFor(others, ownPhone) });
  const { clearDraft } = useDraft(form, referenceDraft(edited), 'browser');
  const save = useSaveReferences(() => {
    clearDraft();
    toast.success(t('saved'));
    onClose();
  });
  const store = (entries: Reference, list: readonly NamedReference[]) =>
    save.mutateAsync({ references: withEntries(list, id, entries), was: [...list] });
  // The other tab changed somebody else: these entries take nothing from it.
  const saveInCurrent = async (entries: Reference, current: readonly NamedReference[], problem: unknown) => {
    setWas(current);
    if (
      checkReference(
        entries,
        current.filter((each) => each._id !== id),
        ownPhone,
      ).length > 0
    )
      throw problem;
    await store(entries, current);
  };
  const send = async (values: Reference) => {
    const entries = referenceOf(values);
    try {
      await store(entries, isRemoved ? all : was);
    } catch (problem) {
      if (!isConflict(problem)) throw problem;
      const current = await refetch();
      if (current === undefined) throw problem;
      if (id === undefined || isSame(current, was, id)) return saveInCurrent(entries, current, problem);
      if (idNow(current, was, id) === undefined) return;
      setStale(true);
      throw problem;
    }
  };
  const startAgain = async () => {
    const current = await refetch();
    if (current === undefined) return;
    const person = current.find(({ _id }) => _id === idNow(current, was, id));
    if (person !== undefined) {
      setId(person._id);
      form.reset(person);
      clearDraft();
    }
    setWas(current);
    setStale(false);
    setRound(round + 1);
  };
  return (
    <Form
      key={round}
      form={form}
      onSubmit={send}
      label={t(id === undefined || isRemoved ? 'references.add' : 'references.edit')}
    >
      {isRemoved ? <Alert>{t('removedElsewhere')}</Alert> : null}
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
      {isStale ? <CurrentVersion show={startAgain} /> : null}
    </Form>
  );
}

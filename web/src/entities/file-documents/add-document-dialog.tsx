import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { kindsOfEmployers } from '#domain/driver-dossier/adding';
import type { FileDocumentKind } from '#domain/driver-dossier/document-kinds';
import type { AddableKinds, NewOpsFileDocumentBody } from '#domain/driver-dossier/documents-schema';
import type { FileEmployment } from '#domain/requirements/file-schema';
import { kindsOf } from '#web/entities/requirements/evidence-content';
import { EvidenceFields } from '#web/entities/requirements/evidence-fields';
import { bodyOf, type EvidenceFormValues, startOfRecords } from '#web/entities/requirements/evidence-form';
import { SelectField } from '#web/shared/form/choice-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextField } from '#web/shared/form/text-field';
import { asApiProblem } from '#web/shared/http/api-problem';
import { formatDate } from '#web/shared/i18n/format';
import { Alert } from '#web/shared/ui/alert';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import type { AddDocumentData } from './modal-data';
import { addableKindsQuery, employmentsQuery, useAddDocument } from './queries';

type Records = AddableKinds['data'][number]['records'];

/** The call's body. */
function addedBody(kind: FileDocumentKind, values: EvidenceFormValues, records: Records): NewOpsFileDocumentBody {
  const { kind: document, dates, findings, about, fileId, backFileId } = bodyOf(values, records, true);
  const { title, employmentId } = values;
  if (fileId === null) throw new Error('The form requires a file');
  return { kind, document, title, dates, findings, about, fileId, backFileId, employmentId };
}

/** The contents of documents of the kind, which depend on the employment for which it was obtained. */
function useRecords({ source, kind }: AddDocumentData, employmentId: string | null) {
  const { data, error, refetch } = useQuery({
    ...addableKindsQuery(source, employmentId),
    placeholderData: keepPreviousData,
  });
  return { data, error, refetch, records: data?.data.find((one) => one.kind === kind)?.records };
}

interface AddFormProps extends AddDocumentData {
  employments: readonly FileEmployment[];
  initial: Records;
  close: () => void;
}

function AddForm({ source, kind, initial, employments, close }: AddFormProps) {
  const { t } = useTranslation(['file-documents', 'files']);
  const form = useForm<EvidenceFormValues>({ defaultValues: startOfRecords(initial) });
  const { control } = form;
  const document = useWatch({ control, name: 'kind' });
  const employment = useRecords({ source, kind }, useWatch({ control, name: 'employmentId' }));
  const records = employment.records ?? initial;
  const name = t(`kind.${kind}`);
  const add = useAddDocument(source, () => {
    toast.success(t('added', { name }));
    close();
  });
  const documents = kindsOf(records);
  return (
    <FormDialog
      title={t('addTitle', { name })}
      form={form}
      onSubmit={(values) => add.mutateAsync(addedBody(kind, values, records))}
      onClose={close}
      action={t('add')}
    >
      {source.employments === undefined ? null : (
        <SelectField
          control={control}
          name="employmentId"
          label={t('employment')}
          optional={!kindsOfEmployers.includes(kind)}
          {...(kindsOfEmployers.includes(kind) && { rules: { required: 'required' } })}
          choices={employments.map(({ _id, organization, hiredOn }) => ({
            value: _id,
            label: hiredOn === null ? organization.name : `${organization.name}, ${formatDate(hiredOn)}`,
          }))}
        />
      )}
      {employment.error === null ? null : <Alert problem={employment.error} />}
      {kind === 'additional-document' ? (
        <TextField
          control={control}
          name="title"
          label={t('title')}
          help={t('titleHelp')}
          maxLength={80}
          rules={{ required: 'required' }}
        />
      ) : null}
      {documents.length > 1 ? (
        <SelectField
          control={control}
          name="kind"
          label={t('files:field.kind')}
          rules={{ required: 'required' }}
          choices={documents.map((value) => ({ value, label: t(`files:kind.${value}`) }))}
        />
      ) : null}
      <EvidenceFields control={control} records={records} kind={document} form="document" source={source} />
    </FormDialog>
  );
}

/** A refusal says why, such as an access that ended; other errors can be tried again. */
function ReadProblem({ error, retry }: { error: Error; retry: () => void }) {
  return asApiProblem(error).status === 403 ? <Alert problem={error} /> : <ErrorState error={error} retry={retry} />;
}

/** Adds a document of a kind to a driver's file: what it says, and its file. Earlier versions stay. */
export function AddDocumentDialog({ data, close }: ModalProps<AddDocumentData>) {
  const { t } = useTranslation('file-documents');
  const query = useRecords(data, null);
  const employments = useQuery(employmentsQuery(data.source));
  const error = query.error ?? employments.error;
  if (query.records !== undefined && employments.data !== undefined)
    return <AddForm {...data} initial={query.records} employments={employments.data} close={close} />;
  const retry = () => void Promise.all([query.refetch(), employments.refetch()]);
  return (
    <Dialog title={t('addTitle', { name: t(`kind.${data.kind}`) })} onClose={close}>
      {error === null ? (
        <>
          {query.data === undefined || employments.data === undefined ? (
            <PageSkeleton />
          ) : (
            <EmptyState title={t('notAddable')} />
          )}
        </>
      ) : (
        <ReadProblem error={error} retry={retry} />
      )}
    </Dialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { MAX_REFERENCES, MIN_REFERENCES } from '#domain/driver-histories/reference-limits';
import type { ReferencesView } from '#domain/driver-histories/schema';
import { Notes } from '#web/entities/driver/history/notes';
import { TaskFrame } from '#web/entities/driver/task-frame';
import { useLoadLater } from '#web/shared/connection/use-load-later';
import { formatPhone } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { Alert } from '#web/shared/ui/alert';
import { Button, ButtonLink } from '#web/shared/ui/button';
import { confirm } from '#web/shared/ui/confirm';
import { Inline, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { referencesQuery, useSaveReferences, useSubmitReferences } from '../api/references';
import { referenceDraft } from '../model/reference-draft';
import { idNow } from '../model/reference-id';
import { useItemNotes } from '../model/use-item-notes';
import { SendCard } from './send-card';
import { UnsavedEntry } from './unsaved-entry';
import '#web/entities/driver/history/histories.css';

const loadForm = () => import('./reference-form');
const ReferenceForm = lazy(async () => ({ default: (await loadForm()).ReferenceForm }));

const PAGE = paths.onboardingPart('references');
const NEW = 'new';
const formPage = (id: string) => `${PAGE}?${new URLSearchParams({ edit: id }).toString()}`;

type Named = ReferencesView['references'][number];

interface RowProps {
  reference: Named;
  remove: () => Promise<unknown>;
}

function Row({ reference: { _id, name, phone, company, relationship }, remove }: RowProps) {
  const { t } = useTranslation('histories');
  const notesOf = useItemNotes('reference');
  const confirmRemoval = () => {
    confirm({
      title: t('remove.title', { title: name }),
      text: t('remove.text'),
      confirmLabel: t('remove.confirm'),
      danger: true,
      onConfirm: remove,
    });
  };
  return (
    <li className="gh-history-item">
      <div className="gh-history-words">
        <span className="gh-history-title">{name}</span>
        <span className="gh-history-when">{formatPhone(phone)}</span>
        <span className="gh-history-hint">
          {[relationship === null ? '' : t(`relationship.${relationship}`), company].filter(Boolean).join(' · ')}
        </span>
        <Notes notes={notesOf(_id)} />
      </div>
      <div className="gh-history-actions">
        <ButtonLink to={formPage(_id)} aria-label={t('editNamed', { title: name })}>
          {t('edit')}
        </ButtonLink>
        <Button variant="text" onClick={confirmRemoval} aria-label={t('removeNamed', { title: name })}>
          {t('remove.confirm')}
        </Button>
      </div>
    </li>
  );
}

function Send({ view: { references, standing } }: { view: ReferencesView }) {
  const { t } = useTranslation('histories');
  const submit = useSubmitReferences(() => {
    toast.success(t('send.done'));
  });
  const missing = MIN_REFERENCES - references.length;
  return (
    <SendCard standing={standing}>
      {submit.error === null ? null : <Alert problem={submit.error} />}
      <RefusableButton
        variant="primary"
        loading={submit.isPending}
        reason={missing > 0 ? t('references.tooFew', { count: missing }) : undefined}
        onClick={() => {
          submit.mutate({ references, was: references });
        }}
      >
        {t('send.submit')}
      </RefusableButton>
    </SendCard>
  );
}

function References({ view }: { view: ReferencesView }) {
  const { t } = useTranslation('histories');
  const { references } = view;
  const save = useSaveReferences(() => undefined);
  return (
    <TaskFrame task="reference" title={t('references.title')} lead={t('references.lead')}>
      <UnsavedEntry draft={referenceDraft(undefined)} to={formPage(NEW)} />
      {references.length === 0 ? (
        <EmptyState title={t('references.empty')} hint={t('references.emptyHint')} />
      ) : (
        <ol className="gh-history" aria-label={t('references.title')}>
          {references.map((reference) => (
            <Row
              key={reference._id}
              reference={reference}
              remove={() =>
                save.mutateAsync({ references: references.filter((item) => item !== reference), was: references })
              }
            />
          ))}
        </ol>
      )}
      <Inline>
        {references.length < MAX_REFERENCES ? (
          <ButtonLink to={formPage(NEW)}>{t('references.add')}</ButtonLink>
        ) : (
          <p>{t('references.full', { most: MAX_REFERENCES })}</p>
        )}
      </Inline>
      <Send view={view} />
    </TaskFrame>
  );
}

interface EditingProps {
  edited: string;
  all: readonly Named[];
  refetch: () => Promise<readonly Named[] | undefined>;
}

/** The form of one person, or of a new one. */
function Editing({ edited, all, refetch }: EditingProps) {
  const { t } = useTranslation('histories');
  const navigate = useNavigate();
  const [was] = useState(all);
  const isListed = idNow(all, was, edited) !== undefined;
  return (
    <Stack gap={24}>
      <PageHeader
        title={t(isListed ? 'references.edit' : 'references.add')}
        crumbs={[{ label: t('references.title'), to: PAGE }]}
      />
      <Suspense fallback={<PageSkeleton />}>
        <ReferenceForm
          edited={edited}
          all={all}
          refetch={refetch}
          onClose={() => void navigate(PAGE, { replace: true })}
        />
      </Suspense>
    </Stack>
  );
}

/** References: at least two people who know the driver's work, not family or friends. */
export function ReferencesPage() {
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(referencesQuery());
  useLoadLater(loadForm);
  if (data === undefined) {
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  const edited = params.get('edit');
  if (edited === null) return <References view={data} />;
  return (
    <Editing
      key={edited}
      edited={edited}
      all={data.references}
      refetch={async () => (await refetch()).data?.references}
    />
  );
}

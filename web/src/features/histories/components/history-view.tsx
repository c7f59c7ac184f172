import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { emptyItems, type HistoryItems } from '#domain/driver-histories/items';
import { type HistoryKind, historyTasks } from '#domain/driver-histories/kinds';
import { historyQuery } from '#web/entities/driver/history/histories';
import type { HistoryList, Item } from '#web/entities/driver/history/history-list';
import { ItemForm, loadItemForm, newItemDraft } from '#web/entities/driver/history/item-form';
import { TaskFrame } from '#web/entities/driver/task-frame';
import { useLoadLater } from '#web/shared/connection/use-load-later';
import { today } from '#web/shared/form/today';
import { paths } from '#web/shared/paths';
import { Alert } from '#web/shared/ui/alert';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { historyPath, newItemPath } from '../model/pages';
import { UnsavedEntry } from './unsaved-entry';
import '#web/entities/driver/history/histories.css';

interface FrameProps {
  kind: HistoryKind;
  children: ReactNode;
}

/** Violations and accidents belong to the compliance task. */
function Frame({ kind, children }: FrameProps) {
  const { t } = useTranslation('histories');
  const task = historyTasks[kind];
  const [title, lead] = [t(`kind.${kind}.title`), t(`kind.${kind}.lead`)];
  if (task !== null) {
    return (
      <TaskFrame task={task} title={title} lead={lead}>
        {children}
      </TaskFrame>
    );
  }
  return (
    <Stack gap={24}>
      <PageHeader title={title} crumbs={[{ label: t('back'), to: paths.driverOnboarding }]} />
      <p className="gh-task-lead">{lead}</p>
      {children}
    </Stack>
  );
}

function filledFrom<K extends HistoryKind>(kind: K, params: URLSearchParams): HistoryItems[K] {
  const [from, to] = [params.get('from'), params.get('to')];
  // A gap that reaches today is most likely the current activity.
  const current = to !== null && to >= today();
  return {
    ...emptyItems[kind],
    current,
    ...(from !== null && { startDate: from }),
    ...(to !== null && !current && { endDate: to }),
  };
}

interface EditingProps<K extends HistoryKind> {
  kind: K;
  item: Item<K> | undefined;
  items: readonly Item<K>[];
  /** Another tab removed the item. Its entries stay, and are saved as a new one. */
  isRemoved: boolean;
}

/** The form takes the whole page, because a phone has room for one thing. */
function Editing<K extends HistoryKind>({ kind, item, items, isRemoved }: EditingProps<K>) {
  const { t } = useTranslation('histories');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const id = isRemoved ? undefined : item?._id;
  return (
    <Stack gap={24}>
      <PageHeader
        title={t(id === undefined ? `kind.${kind}.add` : `kind.${kind}.edit`)}
        crumbs={[{ label: t(`kind.${kind}.title`), to: historyPath(kind) }]}
      />
      {isRemoved ? <Alert>{t('removedElsewhere')}</Alert> : null}
      <ItemForm
        key={item?._id ?? params.toString()}
        kind={kind}
        id={id}
        initial={item ?? filledFrom(kind, params)}
        others={items.filter(({ _id }) => _id !== item?._id)}
        onClose={() => void navigate(historyPath(kind), { replace: true })}
      />
    </Stack>
  );
}

/** The item that the address names; once its form is open, it stays even if another tab removes it. */
function useEdited<K extends HistoryKind>(items: readonly Item<K>[], id: string | null) {
  const [opened, setOpened] = useState<Item<K> | undefined>();
  const listed = items.find(({ _id }) => _id === id);
  if (listed !== undefined && listed !== opened) setOpened(listed);
  return { item: listed ?? (opened?._id === id ? opened : undefined), isRemoved: listed === undefined };
}

interface HistoryViewProps<K extends HistoryKind> {
  kind: K;
  children: (history: HistoryList<K>) => ReactNode;
}

function Loaded<K extends HistoryKind>({ kind, data, children }: HistoryViewProps<K> & { data: HistoryList<K> }) {
  const [params] = useSearchParams();
  const items: readonly Item<K>[] = data.data;
  const { item, isRemoved } = useEdited(items, params.get('edit'));
  if (item !== undefined || params.has('add')) {
    return <Editing kind={kind} item={item} items={items} isRemoved={item !== undefined && isRemoved} />;
  }
  return (
    <Frame kind={kind}>
      <UnsavedEntry draft={newItemDraft(kind)} to={newItemPath(kind)} />
      {children(data)}
    </Frame>
  );
}

/** The page of one kind: its list, or the form of one item. */
export function HistoryView<K extends HistoryKind>({ kind, children }: HistoryViewProps<K>) {
  const { data, error, refetch } = useQuery(historyQuery(kind));
  useLoadLater(loadItemForm);
  if (data === undefined) {
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  return (
    <Loaded kind={kind} data={data}>
      {children}
    </Loaded>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ViewPage } from '#domain/saved-views/pages';
import type { SavedView } from '#domain/saved-views/schema';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { viewModal } from './modals';
import { useOpenView, viewLinkState } from './open-view';
import { isSameSearch } from './same-search';
import { SaveChanges } from './save-changes';
import { ViewMenu } from './view-menu';
import { savedViewsQuery } from './views';
import './views.css';

/** A built-in view. */
export interface ViewPreset {
  name: string;
  search: string;
}

interface SavedViewsProps {
  page: ViewPage;
  presets?: readonly ViewPreset[];
}

interface ViewLinkProps extends ViewPreset {
  isShown: boolean;
  view?: SavedView;
  note?: string | undefined;
}

const ViewLink = ({ name, search, isShown, view, note }: ViewLinkProps) => (
  <Link
    to={{ search }}
    state={view && viewLinkState(view)}
    className="gh-view"
    aria-current={isShown ? 'page' : undefined}
  >
    {name}
    {note === undefined ? null : <span className="gh-view-note">{note}</span>}
  </Link>
);

function useNote() {
  const { t } = useTranslation('tools');
  return ({ isMine, isShared, owner, hasOwnerLeft }: SavedView, isChanged: boolean): string | undefined => {
    if (isChanged) return t('views.changed');
    if (isMine) return isShared ? t('views.sharedByYou') : undefined;
    if (owner === null) return t('views.ownerGone');
    return hasOwnerLeft ? t('views.formerOwner', { name: owner }) : owner;
  };
}

function Views({ page, presets = [] }: SavedViewsProps) {
  const { t } = useTranslation('tools');
  const note = useNote();
  const views = useQuery(savedViewsQuery(page)).data?.data ?? [];
  const { search, shown, open } = useOpenView(views);
  const isKnown = shown !== undefined || presets.some((preset) => isSameSearch(preset.search, search));
  return (
    <nav aria-label={t('views.title')} className="gh-views">
      <ul>
        {presets.map((preset) => (
          <li key={preset.search}>
            <ViewLink {...preset} isShown={shown === undefined && isSameSearch(preset.search, search)} />
          </li>
        ))}
        {views.map((view) => (
          <li key={view._id}>
            <ViewLink
              {...view}
              view={view}
              isShown={view === shown}
              note={note(view, view === open && view !== shown)}
            />
          </li>
        ))}
      </ul>
      {open === undefined ? null : <ViewMenu view={open} />}
      {open === undefined || isKnown ? null : <SaveChanges view={open} search={search} />}
      {isKnown || search === '' ? null : (
        <Button
          size="small"
          onClick={() => {
            openModal(viewModal, { page, search });
          }}
        >
          {open === undefined ? t('views.save') : t('views.saveNew')}
        </Button>
      )}
    </nav>
  );
}

/** Links to the saved views of a page. Loads its own texts. */
export const SavedViews = (props: SavedViewsProps) => (
  <Suspense fallback={null}>
    <Views {...props} />
  </Suspense>
);

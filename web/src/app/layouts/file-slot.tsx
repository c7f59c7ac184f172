import { useSearchParams } from 'react-router';
import { FILE_PARAM } from '#web/entities/driver-dossier/file-param';
import { lazyComponent } from '#web/shared/connection/lazy-component';
import { loadTexts } from '#web/shared/i18n/i18n';
import { useCan } from '#web/shared/session/current-user';

/** Loads with its texts when a file is first opened, because files open over pages of every feature. */
const LazyDrawer = lazyComponent(
  async () => {
    const [{ FileDrawer }] = await Promise.all([
      import('./file-drawer'),
      loadTexts(['dossier', 'drivers', 'file-access', 'histories', 'labels']),
    ]);
    return FileDrawer;
  },
  { waiting: null },
);

function without(search: URLSearchParams): URLSearchParams {
  search.delete(FILE_PARAM);
  return search;
}

/** The driver's file in the URL (`?file=`), over the page from which it was opened. */
export function FileSlot() {
  const [search, setSearch] = useSearchParams();
  const driverId = search.get(FILE_PARAM);
  const mayRead = useCan('files:read');
  if (driverId === null || !mayRead) return null;
  return <LazyDrawer key={driverId} driverId={driverId} close={() => setSearch(without)} />;
}

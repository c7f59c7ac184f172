import { type ComponentType, lazy, Suspense } from 'react';

const DemoNotice = lazy<ComponentType>(() =>
  import('./demo-notice').then(
    (module) => ({ default: module.DemoNotice }),
    // The page matters more than its notice.
    () => ({ default: () => null }),
  ),
);

/** The notice of a demo. It follows the page, because every other installation only learns that it has none. */
export const LazyDemoNotice = () => (
  <Suspense fallback={null}>
    <DemoNotice />
  </Suspense>
);

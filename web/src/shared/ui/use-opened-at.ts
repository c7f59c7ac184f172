import { useState } from 'react';

/** When a dialog opened: its defaults do not change while the user reads. */
export function useOpenedAt(): Date {
  const [openedAt] = useState(() => new Date());
  return openedAt;
}

import type { HistoryProps } from '#web/shared/controls/records';
import { useControls } from '#web/shared/controls/use-controls';

/** A list of events, such as a timeline or an audit log. */
export function History(props: HistoryProps) {
  const controls = useControls();
  return <controls.History {...props} />;
}

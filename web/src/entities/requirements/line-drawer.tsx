import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Drawer } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileLine, FileOnDay } from '#domain/requirements/file-schema';
import { Button } from '#web/shared/ui/button';
import { LineDetail } from './line-detail';
import { lineKey } from './lines';
import type { FileSource } from './source';
import { titleOf } from './use-texts';

const WIDTH = 1080;

export interface LineDrawerProps {
  source: FileSource;
  file: FileOnDay;
  lines: readonly FileLine[];
  line: FileLine;
  onOpen: (key: string | null) => void;
}

/** Moves the focus to the line's title in the list, which the keyboard user left. */
function useReturnToLine(key: string) {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.querySelector('[role=dialog][aria-modal=true]') !== null) return;
        document.querySelector<HTMLElement>(`[data-line="${CSS.escape(key)}"]`)?.focus();
      });
    },
    [key],
  );
}

/** A line in a drawer over the list, with a URL of its own, and the lines before and after it. */
export function LineDrawer({ source, file, lines, line, onOpen }: LineDrawerProps) {
  const { t } = useTranslation('files');
  const at = lines.findIndex((each) => lineKey(each) === lineKey(line));
  const step = (by: number) => {
    const next = at === -1 ? undefined : lines[at + by];
    return next === undefined
      ? undefined
      : () => {
          onOpen(lineKey(next));
        };
  };
  useReturnToLine(lineKey(line));
  return (
    <Drawer
      open
      size={WIDTH}
      rootClassName="gh-console"
      title={titleOf(line)}
      onClose={() => {
        onOpen(null);
      }}
      extra={[
        { label: t('line.previous'), icon: <LeftOutlined />, go: step(-1) },
        { label: t('line.next'), icon: <RightOutlined />, go: step(1) },
      ].map(({ label, icon, go }) => (
        <Button
          key={label}
          size="small"
          icon={icon}
          aria-label={label}
          title={label}
          disabled={go === undefined}
          onClick={go}
        />
      ))}
    >
      <LineDetail key={lineKey(line)} source={source} file={file} line={line} />
    </Drawer>
  );
}

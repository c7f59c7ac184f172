import { Command } from 'cmdk';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { containsWords } from '#domain/shared/folded-text';
import { Alert } from '#web/shared/ui/alert';
import { Dialog } from '#web/shared/ui/dialog';
import { FOCUS_FIRST } from '#web/shared/ui/focus-first';
import { isSearchable } from './find';
import type { PalettePage } from './modal-data';
import type { PaletteAction } from './use-actions';
import type { PaletteText } from './use-palette-text';
import './palette.css';

/** A record that the search found. */
interface FoundItem {
  id: string;
  label: string;
  aside: string;
  to: string;
  /** The words that the search matches. */
  words: string;
}

interface FoundGroup {
  key: string;
  heading: string;
  items: readonly FoundItem[];
}

interface PaletteFrameProps {
  pages: readonly PalettePage[];
  actions: readonly PaletteAction[];
  placeholder: string;
  input: PaletteText;
  groups: readonly FoundGroup[];
  error: Error | null;
  isFetching: boolean;
  close: () => void;
}

interface ItemProps {
  id: string;
  label: string;
  aside?: string;
  choose: () => void;
}

const Item = ({ id, label, aside = '', choose }: ItemProps) => (
  <Command.Item value={id} onSelect={choose} className="gh-palette-item">
    <span>{label}</span>
    {aside === '' ? null : <span className="gh-palette-aside">{aside}</span>}
  </Command.Item>
);

const Group = ({ heading, isEmpty, children }: { heading: string; isEmpty: boolean; children: ReactNode }) =>
  isEmpty ? null : <Command.Group heading={heading}>{children}</Command.Group>;

/** Finds any record or page by a few letters, and runs global actions. */
export function PaletteFrame(props: PaletteFrameProps) {
  const { pages, placeholder, input, error, isFetching, close } = props;
  const { t } = useTranslation('tools');
  const { text, setText, typed } = input;
  const isSearching = input.isSearching(isFetching);
  const navigate = useNavigate();
  const go = (to: string) => () => {
    close();
    void navigate(to);
  };
  // Results of an earlier query stay only while they match the text: Enter must not open another record.
  const groups = props.groups.map((group) => ({
    ...group,
    items: isSearchable(text) ? group.items.filter(({ words }) => !isSearching || containsWords(words, typed)) : [],
  }));
  const shownPages = pages.filter(({ label }) => containsWords(label, typed));
  const actions = props.actions.filter(({ label }) => containsWords(label, typed));
  const count = groups.reduce((sum, { items }) => sum + items.length, shownPages.length + actions.length);
  return (
    <Dialog title={t('palette.title')} onClose={close} width={620}>
      <Command label={t('palette.title')} shouldFilter={false} loop className="gh-palette">
        <Command.Input
          // eslint-disable-next-line jsx-a11y/no-autofocus -- opened by users who want to type
          autoFocus
          {...FOCUS_FIRST}
          className="gh-input"
          placeholder={placeholder}
          value={text}
          onValueChange={setText}
        />
        <p role="status" className="gh-palette-status">
          {isSearching ? t('palette.searching') : t('palette.count', { count })}
        </p>
        {error === null || !isSearchable(text) ? null : <Alert problem={error} />}
        <Command.List label={t('palette.results')} className="gh-palette-list">
          {groups.map(({ key, heading, items }) => (
            <Group key={key} heading={heading} isEmpty={items.length === 0}>
              {items.map(({ id, label, aside, to }) => (
                <Item key={id} id={`${key}/${id}`} label={label} aside={aside} choose={go(to)} />
              ))}
            </Group>
          ))}
          <Group heading={t('palette.pages')} isEmpty={shownPages.length === 0}>
            {shownPages.map(({ to, label }) => (
              <Item key={to} id={`page/${to}`} label={label} choose={go(to)} />
            ))}
          </Group>
          <Group heading={t('palette.actions')} isEmpty={actions.length === 0}>
            {actions.map(({ id, label, to, run }) => (
              <Item
                key={id}
                id={`action/${id}`}
                label={label}
                choose={
                  to === undefined
                    ? () => {
                        close();
                        run?.();
                      }
                    : go(to)
                }
              />
            ))}
          </Group>
        </Command.List>
        {count === 0 && !isSearching ? <p className="gh-palette-none">{t('palette.nothing', { text })}</p> : null}
      </Command>
    </Dialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDebounced } from '#web/shared/form/use-debounced';
import { paths } from '#web/shared/paths';
import { Alert } from '#web/shared/ui/alert';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { findQuery, isLongEnough } from './find';
import type { PalettePage } from './modal-data';
import { useActions } from './use-actions';
import './palette.css';

const DEBOUNCE_MS = 150;

interface ItemProps {
  id: string;
  label: string;
  aside?: string;
  choose: () => void;
}

const Item = ({ id, label, aside, choose }: ItemProps) => (
  <Command.Item value={id} onSelect={choose} className="gh-palette-item">
    <span>{label}</span>
    {aside === undefined ? null : <span className="gh-palette-aside">{aside}</span>}
  </Command.Item>
);

const Group = ({ heading, isEmpty, children }: { heading: string; isEmpty: boolean; children: ReactNode }) =>
  isEmpty ? null : <Command.Group heading={heading}>{children}</Command.Group>;

const hasWords = (label: string, text: string): boolean =>
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => label.toLowerCase().includes(word));

/** Finds any driver, order, carrier or page by a few letters, and runs global actions. */
export function PaletteDialog({ data: { pages }, close }: ModalProps<{ pages: readonly PalettePage[] }>) {
  const { t } = useTranslation(['ops-tools', 'ops-drivers', 'labels']);
  const [text, setText] = useState('');
  const debouncedText = useDebounced(text.trim(), DEBOUNCE_MS);
  const { data, error, isFetching } = useQuery(findQuery(debouncedText));
  const isSearching = isLongEnough(text) && (isFetching || debouncedText !== text.trim());
  // Results of an earlier query stay only while they match the text: Enter must not open another record.
  const stillFits = (name: string) => !isSearching || hasWords(name, text.trim());
  const found = isLongEnough(text) ? data : undefined;
  const navigate = useNavigate();
  const go = (to: string) => () => {
    close();
    void navigate(to);
  };
  const shownPages = pages.filter(({ label }) => hasWords(label, text.trim()));
  const actions = useActions().filter(({ label }) => hasWords(label, text.trim()));
  const drivers = (found?.drivers ?? []).filter(({ name, place }) => stillFits(`${name} ${place}`));
  const orders = (found?.orders ?? []).filter(({ title, carrier, keyOrderId }) =>
    stillFits(`${title} ${carrier} ${keyOrderId}`),
  );
  const carriers = (found?.carriers ?? []).filter(({ name, mcdotNumber }) => stillFits(`${name} ${mcdotNumber ?? ''}`));
  const count = drivers.length + orders.length + carriers.length + shownPages.length + actions.length;
  return (
    <Dialog title={t('palette.title')} onClose={close} width={620}>
      <Command label={t('palette.title')} shouldFilter={false} loop className="gh-palette">
        <Command.Input
          // eslint-disable-next-line jsx-a11y/no-autofocus -- opened by users who want to type
          autoFocus
          className="gh-input"
          placeholder={t('palette.placeholder')}
          value={text}
          onValueChange={setText}
        />
        <p role="status" className="gh-palette-status">
          {isSearching ? t('palette.searching') : t('palette.count', { count })}
        </p>
        {error === null || !isLongEnough(text) ? null : <Alert problem={error} />}
        <Command.List label={t('palette.results')} className="gh-palette-list">
          <Group heading={t('palette.drivers')} isEmpty={drivers.length === 0}>
            {drivers.map(({ _id, name, place, stage }) => (
              <Item
                key={_id}
                id={`driver/${_id}`}
                label={name}
                aside={`${place} · ${t(`ops-drivers:stage.${stage}`)}`}
                choose={go(paths.opsDriver(_id))}
              />
            ))}
          </Group>
          <Group heading={t('palette.orders')} isEmpty={orders.length === 0}>
            {orders.map(({ _id, keyOrderId, title, carrier, status }) => (
              <Item
                key={_id}
                id={`order/${_id}`}
                label={title}
                aside={`${keyOrderId} · ${carrier} · ${t(`labels:orderStatus.${status}`)}`}
                choose={go(`${paths.opsOrdersBy(status)}?${new URLSearchParams({ order: _id }).toString()}`)}
              />
            ))}
          </Group>
          <Group heading={t('palette.carriers')} isEmpty={carriers.length === 0}>
            {carriers.map(({ _id, name, mcdotNumber }) => (
              <Item
                key={_id}
                id={`carrier/${_id}`}
                label={name}
                {...(mcdotNumber === null ? {} : { aside: mcdotNumber })}
                choose={go(paths.opsCarrier(_id))}
              />
            ))}
          </Group>
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

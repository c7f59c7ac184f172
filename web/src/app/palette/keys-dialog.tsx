import { useTranslation } from 'react-i18next';
import { Switch } from '#web/shared/form/choice-fields';
import { keyLabel, keysOf, type ShortcutGroup, shortcutsOf } from '#web/shared/keys/shortcuts';
import { setSingleKeys, useSingleKeysOn } from '#web/shared/keys/single-keys';
import { useUpdateUser } from '#web/shared/session/preferences';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import './palette.css';

const groups: Readonly<Record<'ops' | 'carrier', readonly ShortcutGroup[]>> = {
  ops: ['everywhere', 'lists', 'board', 'reviews', 'pictures'],
  carrier: ['everywhere', 'lists', 'board', 'panel', 'text'],
};

function Keys({ group }: { group: ShortcutGroup }) {
  const { t } = useTranslation('tools');
  const title = t(`keys.group.${group}`);
  return (
    <section aria-label={title}>
      <h3 className="gh-keys-title">{title}</h3>
      <dl className="gh-keys">
        {shortcutsOf(group).map((name) => (
          <div key={name}>
            <dt>
              {keysOf(name).map((key) => (
                <kbd key={key}>{keyLabel(key)}</kbd>
              ))}
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The list of shortcuts, with a switch that turns single-key shortcuts off. */
export function KeysDialog({ data: { isOps }, close }: ModalProps<{ isOps: boolean }>) {
  const { t } = useTranslation('tools');
  const areOn = useSingleKeysOn();
  const update = useUpdateUser();
  return (
    <Dialog title={t('keys.title')} onClose={close} width={620}>
      <div className="gh-keys-sheet">
        {groups[isOps ? 'ops' : 'carrier'].map((group) => (
          <Keys key={group} group={group} />
        ))}
      </div>
      <Switch
        label={t('keys.single')}
        checked={areOn}
        onChange={(singleKeys) => {
          setSingleKeys(singleKeys);
          update.mutate({ singleKeys });
        }}
      />
    </Dialog>
  );
}

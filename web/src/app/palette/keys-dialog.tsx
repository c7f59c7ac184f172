import { useTranslation } from 'react-i18next';
import { Switch } from '#web/shared/form/choice-fields';
import { setSingleKeys, useSingleKeysOn } from '#web/shared/keys/single-keys';
import { useUpdateUser } from '#web/shared/session/preferences';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { paletteKey } from './palette-key';
import './palette.css';

interface KeyLine {
  key: string;
  action: string;
}

function Keys({ title, lines }: { title: string; lines: readonly KeyLine[] }) {
  return (
    <section aria-label={title}>
      <h3 className="gh-keys-title">{title}</h3>
      <dl className="gh-keys">
        {lines.map(({ key, action }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{action}</dd>
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
  const everywhere = [
    { key: paletteKey(), action: t('palette.title') },
    { key: '?', action: t('keys.sheet') },
  ];
  const lists = [
    { key: 'J', action: t('keys.down') },
    { key: 'K', action: t('keys.up') },
    { key: 'E', action: t('keys.open') },
    { key: 'X', action: t('keys.choose') },
  ];
  const reviews = [
    { key: 'A', action: t('keys.approve') },
    { key: 'R', action: t('keys.reject') },
    { key: 'N', action: t('keys.next') },
    { key: 'U', action: t('keys.release') },
  ];
  const pictures = [
    { key: 'Z', action: t('keys.larger') },
    { key: 'O', action: t('keys.smaller') },
    { key: 'T', action: t('keys.turn') },
    { key: '[', action: t('keys.before') },
    { key: ']', action: t('keys.after') },
  ];
  return (
    <Dialog title={t('keys.title')} onClose={close} width={620}>
      <div className="gh-keys-sheet">
        <Keys title={t('keys.everywhere')} lines={everywhere} />
        <Keys title={t('keys.lists')} lines={lists} />
        {isOps ? <Keys title={t('keys.board')} lines={[{ key: 'S', action: t('keys.stage') }]} /> : null}
        {isOps ? <Keys title={t('keys.reviews')} lines={reviews} /> : null}
        {isOps ? <Keys title={t('keys.pictures')} lines={pictures} /> : null}
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

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadType } from '#domain/driver-files/uploads';
import { Button } from '#web/shared/ui/button';
import { Inline, Stack } from '#web/shared/ui/layout';
import { useObjectUrl } from './sent-preview';

interface ChosenPictureProps {
  type: UploadType;
  name: string;
  picture: Blob;
  onSend: () => void;
  onDrop: () => void;
}

/** The picture as a reviewer sees it; the sender checks first that it is legible. */
export function ChosenPicture({ type, name, picture, onSend, onDrop }: ChosenPictureProps) {
  const { t } = useTranslation('upload');
  const url = useObjectUrl(picture);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    question.current?.focus();
  }, []);
  return (
    <Stack gap={8}>
      <figure className="gh-upload-preview">
        <img src={url} alt={t('check.picture', { name })} />
      </figure>
      <p ref={question} tabIndex={-1} className="gh-upload-question">
        {type === 'photo' ? t('check.face') : t('check.words')}
      </p>
      <Inline>
        <Button variant="primary" onClick={onSend}>
          {t('check.send')}
          <span className="gh-hidden">: {name}</span>
        </Button>
        <Button onClick={onDrop}>
          {t('check.another')}
          <span className="gh-hidden">: {name}</span>
        </Button>
      </Inline>
    </Stack>
  );
}

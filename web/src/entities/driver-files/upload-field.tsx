import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadType } from '#domain/driver-files/uploads';
import { mediaTypesOf } from '#domain/driver-files/uploads';
import { asApiProblem } from '#web/shared/http/api-problem';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { FileButton } from '#web/shared/ui/file-button';
import { Inline, Stack } from '#web/shared/ui/layout';
import { ChosenPicture } from './chosen-picture';
import { useProgressElsewhere } from './progress-elsewhere';
import { SentPreview } from './sent-preview';
import { useUpload } from './use-upload';
import './upload.css';

function ProgressBar({ percent, text }: { percent: number | undefined; text: string }) {
  const id = useId();
  return (
    <div className="gh-upload-progress">
      <span id={id} role="status">
        {text}
      </span>
      <progress aria-labelledby={id} max={100} value={percent} />
    </div>
  );
}

interface HeldFileProps {
  file: File;
  name: string;
  onSend: () => void;
  onDrop: () => void;
}

/** A chosen file that is not sent yet, because the page needs something else first. */
function HeldFile({ file, name, onSend, onDrop }: HeldFileProps) {
  const { t } = useTranslation('upload');
  return (
    <Stack gap={8}>
      <p className="gh-upload-question">{t('held', { file: file.name })}</p>
      <Inline>
        <Button variant="primary" onClick={onSend}>
          {t('sendFile')}
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

interface UploadFieldProps {
  type: UploadType;
  /** The name of the document in buttons and messages. */
  name: string;
  /** The camera that a phone opens. */
  camera: 'user' | 'environment';
  /** Whether a file exists already. */
  replaces?: boolean;
  /** Returns whether a file may be sent now; if not, the page says why. */
  mayPick?: () => boolean;
  expiresOn?: string | null;
  onSent?: () => void;
}

/** Refusals of picture formats such as HEIC and WebP; the camera produces an accepted format. */
const wrongKinds: readonly string[] = ['file-type-not-allowed', 'picture-needed'];

const isWrongKind = (problem: unknown) =>
  wrongKinds.includes(typeof problem === 'string' ? problem : asApiProblem(problem).code);

/** Takes a photo or a file, uploads it over any connection, and shows the progress. */
export function UploadField(props: UploadFieldProps) {
  const { type, name, camera, replaces = false, mayPick = () => true, expiresOn = null, onSent } = props;
  const { t } = useTranslation('upload');
  const { state, choose, send, cancel } = useUpload(type, onSent);
  const elsewhere = useProgressElsewhere(type);
  const hintId = useId();
  const [held, setHeld] = useState<File>();
  // A picture is looked at before it is sent, and the page asks then. Other files wait here for what the page asks for.
  const pick = (file: File) => {
    const isSent = file.type.startsWith('image/') || mayPick();
    setHeld(isSent ? undefined : file);
    if (isSent) choose(file, expiresOn);
  };
  if (state.phase === 'preparing' || state.phase === 'sending' || state.phase === 'waiting') {
    const percent = state.phase === 'preparing' ? undefined : state.percent;
    const texts = { preparing: t('preparing'), sending: t('sending', { percent }), waiting: t('waiting') };
    return (
      <Stack gap={8}>
        <ProgressBar percent={percent} text={texts[state.phase]} />
        <div>
          <Button onClick={cancel}>
            {t('cancel')}
            <span className="gh-hidden">: {name}</span>
          </Button>
        </div>
      </Stack>
    );
  }
  if (state.phase === 'chosen') {
    const sendIt = () => {
      if (mayPick()) send(expiresOn);
    };
    return <ChosenPicture type={type} name={name} picture={state.picture} onSend={sendIt} onDrop={cancel} />;
  }
  if (held !== undefined) {
    return (
      <HeldFile
        file={held}
        name={name}
        onSend={() => {
          pick(held);
        }}
        onDrop={() => {
          setHeld(undefined);
        }}
      />
    );
  }
  const onlyPictures = !mediaTypesOf(type).includes('application/pdf');
  const pictures = 'image/jpeg,image/png';
  return (
    <Stack gap={8}>
      {state.phase === 'failed' ? <Alert problem={state.problem} /> : null}
      {state.phase === 'failed' && isWrongKind(state.problem) ? <p>{t('takeInstead')}</p> : null}
      {state.phase === 'sent' ? <SentPreview file={state.file} name={name} /> : null}
      {elsewhere === undefined ? null : (
        <ProgressBar percent={elsewhere} text={t('elsewhere', { percent: elsewhere })} />
      )}
      <Inline>
        <FileButton className="gh-upload-camera" accept="image/*" capture={camera} describedBy={hintId} onFile={pick}>
          {t('takePicture')}
          <span className="gh-hidden">: {name}</span>
        </FileButton>
        <FileButton accept={onlyPictures ? pictures : `${pictures},application/pdf`} describedBy={hintId} onFile={pick}>
          {replaces ? t('replace') : t('choose')}
          <span className="gh-hidden">: {name}</span>
        </FileButton>
      </Inline>
      <p id={hintId} className="gh-upload-hint">
        {onlyPictures ? t('hint.picture') : t('hint.file')}
      </p>
    </Stack>
  );
}

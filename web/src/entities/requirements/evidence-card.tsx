import { useTranslation } from 'react-i18next';
import type { FileEvidence, FileLine, FileOnDay } from '#domain/requirements/file-schema';
import { contentOf } from '#domain/requirements/model/content';
import { evidenceDates } from '#domain/requirements/model/evidence';
import { formatDate } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Facts, Inline, Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';
import { toast } from '#web/shared/ui/toasts';
import { evidenceModal, reviewModal } from './modals';
import { useReviewEvidence } from './queries';
import type { CardSide, FileSource } from './source';

export interface ShownDocument {
  evidenceId: string;
  side: CardSide;
}

interface EvidenceCardProps {
  source: FileSource;
  file: FileOnDay;
  line: FileLine;
  evidence: FileEvidence;
  shown: ShownDocument | null;
  onShow: (shown: ShownDocument | null) => void;
}

/** The last verdict, or that somebody has to give one. */
function Verdict({ review }: Pick<FileEvidence, 'review'>) {
  const { t } = useTranslation('files');
  const { t: labels } = useTranslation('labels');
  if (review === null) return <PlainChip>{t('evidence.waiting')}</PlainChip>;
  const isAccepted = review.result === 'accepted';
  return (
    <Stack gap={4}>
      <div>
        <StateChip turn={isAccepted ? 'done' : 'blocked'}>
          {labels(isAccepted ? 'term.accepted' : 'term.rejected')}
        </StateChip>
      </div>
      <span className="gh-file-aside">
        {review.by === null
          ? t('evidence.unreviewed')
          : t('evidence.reviewed', { name: review.by, day: formatDate(review.on) })}
      </span>
      {review.reason === null ? null : <span>{review.reason}</span>}
    </Stack>
  );
}

function useEvidenceFacts(evidence: FileEvidence) {
  const { kind, form, dates, findings, content, organization, obtainedBy, isSignedHere } = evidence;
  const { t } = useTranslation('files');
  const { t: labels } = useTranslation('labels');
  const owner = organization === null ? '' : t('evidence.for', { name: organization.name });
  return [
    ...(form === 'document' ? [] : [{ label: t('field.form'), value: t(`form.${form}`) }]),
    ...evidenceDates.flatMap((name) => {
      const day = dates[name];
      return day === undefined ? [] : [{ label: t(`date.${name}`), value: formatDate(day) }];
    }),
    ...(findings.length === 0
      ? []
      : [{ label: t('field.findings'), value: findings.map((finding) => t(`finding.${finding}`)).join(', ') }]),
    ...contentOf({ kind, form }).map((field) => ({
      label: t(`content.${field}`),
      value: content[field] ?? t('content.none'),
    })),
    {
      label: labels('term.source'),
      value: [t(`evidence.obtained.${isSignedHere ? 'signature' : obtainedBy}`), owner]
        .filter((part) => part !== '')
        .join(' · '),
    },
  ];
}

function OpenButtons({ evidence, shown, onShow }: Pick<EvidenceCardProps, 'evidence' | 'shown' | 'onShow'>) {
  const { t } = useTranslation('files');
  const { _id: evidenceId, opens, kind } = evidence;
  if (opens.length === 0) return <span className="gh-file-aside">{t('evidence.private')}</span>;
  return opens.map((side) => {
    const isShown = shown?.evidenceId === evidenceId && shown.side === side;
    const label = side === 'front' ? 'action.open' : 'action.openBack';
    return (
      <Button
        key={side}
        size="small"
        aria-expanded={isShown}
        onClick={() => {
          onShow(isShown ? null : { evidenceId, side });
        }}
      >
        {t(isShown ? 'action.hide' : label)}
        <span className="gh-hidden">: {t(`kind.${kind}`)}</span>
      </Button>
    );
  });
}

/** Correct, accept, reject and take the verdict back, for the party that obtained the document. */
function ReviewButtons({
  source,
  file,
  line,
  evidence,
}: Pick<EvidenceCardProps, 'source' | 'file' | 'line' | 'evidence'>) {
  const { t } = useTranslation('files');
  const review = useReviewEvidence(source, () => {
    toast.success(t('dialog.reviewed'));
  });
  const { _id: evidenceId } = evidence;
  const suffix = <span className="gh-hidden">: {t(`kind.${evidence.kind}`)}</span>;
  return (
    <>
      {evidence.review?.result === 'accepted' ? null : (
        <Button
          size="small"
          loading={review.isPending}
          onClick={() => {
            review.mutate({ evidenceId, body: { result: 'accepted', reason: null } }, { onError: toast.problem });
          }}
        >
          {t('action.accept')}
          {suffix}
        </Button>
      )}
      <Button
        size="small"
        onClick={() => {
          openModal(evidenceModal, { source, file, line, corrects: evidence });
        }}
      >
        {t('action.correct')}
        {suffix}
      </Button>
      {evidence.review?.result === 'rejected' ? null : (
        <Button
          size="small"
          onClick={() => {
            openModal(reviewModal, { source, evidence, result: 'rejected' });
          }}
        >
          {t('action.reject')}
          {suffix}
        </Button>
      )}
      {/* Nobody has reviewed what was accepted with its signature. */}
      {evidence.review === null || evidence.review.by === null ? null : (
        <Button
          size="small"
          variant="text"
          onClick={() => {
            openModal(reviewModal, { source, evidence, result: 'withdrawn' });
          }}
        >
          {t('action.withdraw')}
          {suffix}
        </Button>
      )}
    </>
  );
}

/** A document: what it says, who recorded and reviewed it, and what can be done with it. */
export function EvidenceCard({ source, file, line, evidence, shown, onShow }: EvidenceCardProps) {
  const { t } = useTranslation('files');
  const facts = useEvidenceFacts(evidence);
  const { recordedBy, recordedAt, correctionReason } = evidence;
  const day = formatDate(recordedAt);
  const mayReview = file.mayRecord && evidence.isOwn && source.office !== undefined;
  return (
    <section className="gh-file-evidence" aria-label={t(`kind.${evidence.kind}`)}>
      <h4>{t(`kind.${evidence.kind}`)}</h4>
      <Facts facts={facts} columns={2} />
      <span className="gh-file-aside">
        {recordedBy === null ? t('evidence.recordedOn', { day }) : t('evidence.recordedBy', { name: recordedBy, day })}
      </span>
      {correctionReason === null ? null : <span>{t('correctionOf', { reason: correctionReason })}</span>}
      <Verdict review={evidence.review} />
      <Inline gap={4}>
        <OpenButtons evidence={evidence} shown={shown} onShow={onShow} />
        {mayReview ? <ReviewButtons source={source} file={file} line={line} evidence={evidence} /> : null}
      </Inline>
    </section>
  );
}

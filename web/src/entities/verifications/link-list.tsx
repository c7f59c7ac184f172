import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnVerification } from '#domain/employment-verifications/schema';
import { formatDate, formatDateTime, formatPhone } from '#web/shared/i18n/format';
import { History } from '#web/shared/ui/history';
import { Inline } from '#web/shared/ui/layout';
import { PlainChip } from '#web/shared/ui/state-chip';
import './verifications.css';

/** A link to a past employer. */
export type EmployerLink = OwnVerification['links'][number];

const turns = {
  open: 'yours',
  over: 'theirs',
  expired: 'theirs',
  locked: 'blocked',
  withdrawn: 'theirs',
  addressChanged: 'theirs',
} as const;

function LinkLine({ link, children }: { link: EmployerLink; children: ReactNode }) {
  const { t } = useTranslation('verifications');
  const { at, channel, endedAt, expiresAt, isStated, state, to } = link;
  const way = channel === null ? '' : t(`channel.${channel}`);
  const until = state === 'open' ? t('link.until', { date: formatDate(expiresAt) }) : '';
  return (
    <div className="gh-verification-attempt">
      <strong>{[way, formatPhone(to)].filter((part) => part !== '').join(' · ') || t('link.unknown')}</strong>
      <span className="gh-verification-aside">
        {[formatDateTime(at), until, endedAt === null ? '' : t('link.ended', { when: formatDateTime(endedAt) })]
          .filter((part) => part !== '')
          .join(' · ')}
      </span>
      <Inline gap={8}>
        <PlainChip turn={turns[state]}>{t(`link.state.${state}`)}</PlainChip>
        {isStated === false ? <PlainChip>{t('link.notStated')}</PlainChip> : null}
        {children}
      </Inline>
    </div>
  );
}

interface LinkListProps {
  employer: string;
  links: readonly EmployerLink[];
  /** The reader's command on a link. */
  action?: (link: EmployerLink) => ReactNode;
}

/** Where each link to the past employer went, newest first. */
export function LinkList({ employer, links, action }: LinkListProps) {
  const { t } = useTranslation('verifications');
  if (links.length === 0) return null;
  const title = t('link.title');
  return (
    <section className="gh-verification-words" aria-label={title}>
      <h4>{title}</h4>
      <History
        label={`${title}: ${employer}`}
        entries={links.map((link) => ({
          key: link._id,
          content: <LinkLine link={link}>{action?.(link)}</LinkLine>,
        }))}
      />
    </section>
  );
}

import type { ComponentProps } from 'react';
import type { LegalStatus } from '#domain/legal/kinds';
import { Card } from '#web/shared/ui/layout';
import { LegalBody, TemplateNotice } from './legal-body';
import { ReadToEnd } from './read-to-end';

/** A text that is read to its end before it is signed. */
export interface TextToSign {
  _id: string;
  title: string;
  body: string;
  status: LegalStatus;
  openedAt: string | null;
  endReachedAt: string | null;
}

/** The text, and its end, which records that the driver was there. */
export function TextToSignCard({
  text: { _id: textId, body, endReachedAt, openedAt, status, title },
  marking,
}: {
  text: TextToSign;
  marking: ComponentProps<typeof ReadToEnd>['marking'];
}) {
  return (
    <Card title={title}>
      {status === 'template' ? <TemplateNotice /> : null}
      <LegalBody body={body} />
      <ReadToEnd text={{ textId, openedAt, endReachedAt }} marking={marking} />
    </Card>
  );
}

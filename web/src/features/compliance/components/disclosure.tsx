import { useQuery } from '@tanstack/react-query';
import { LegalBody, TemplateNotice } from '#web/entities/legal/legal-body';
import { legalTextQuery } from '#web/entities/legal/legal-texts';
import { ReadToEnd } from '#web/entities/legal/read-to-end';
import { Card } from '#web/shared/ui/layout';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { useMarkReading } from '../api/compliance';
import type { Document } from '../model/steps';

/** One disclosure alone in its frame, with the confirmation at its end. */
export function Disclosure({ document }: { document: Document }) {
  const { data: text, error, refetch } = useQuery(legalTextQuery(document.sha256));
  const marking = useMarkReading();
  if (text === undefined) {
    return error === null ? <SkeletonLine width="80%" /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  return (
    <Card title={text.title}>
      {text.status === 'template' ? <TemplateNotice /> : null}
      <LegalBody body={text.body} />
      <ReadToEnd text={document} marking={marking} />
    </Card>
  );
}

import type { OpsDriver } from '#domain/driver-pipeline/schema';
import type { ItemKind } from '#domain/driver-reviews/items';
import type { OpsDriverFile } from '#domain/driver-reviews/schema';
import { SectionCard } from './section-card';
import './review.css';

interface SectionsProps {
  driver: Pick<OpsDriver, '_id'>;
  file: OpsDriverFile;
  kinds: readonly ItemKind[];
  /** The number of columns of an entry's fields; in a narrow card, two are unreadable. */
  columns?: 1 | 2 | undefined;
  isEditable?: boolean;
}

/** The sections of these kinds, in this order. */
export function Sections({ driver, file, kinds, columns = 2, isEditable = false }: SectionsProps) {
  const sections = kinds.flatMap((kind) => file.sections.filter((section) => section.kind === kind));
  return (
    <>
      {sections.map((section) => (
        <SectionCard
          key={section.kind}
          driverId={driver._id}
          section={section}
          columns={columns}
          isEditable={isEditable}
        />
      ))}
    </>
  );
}

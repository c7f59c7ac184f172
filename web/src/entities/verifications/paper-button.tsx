import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { paperModal } from './paper-modal';
import type { Paper } from './papers';

/** Opens a document of a verification. */
export const PaperButton = ({ name, paper, about }: { name: string; paper: Paper; about?: string }) => (
  <Button
    variant="text"
    size="small"
    onClick={() => {
      openModal(paperModal, { name, paper });
    }}
  >
    {name}
    {about === undefined ? null : <span className="gh-hidden">: {about}</span>}
  </Button>
);

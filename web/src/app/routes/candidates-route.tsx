import { CandidatesPage } from '#web/features/hiring/components/candidates-page';
import { ProfileContext } from '#web/features/hiring/components/profile-slot';
import { renderProfile } from './render-profile';

/** /business/candidates?waiting= */
export const CandidatesRoute = () => (
  <ProfileContext value={renderProfile}>
    <CandidatesPage />
  </ProfileContext>
);

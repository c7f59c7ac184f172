import { CandidatesPage } from '../../features/hiring/components/candidates-page';
import { ProfileContext } from '../../features/hiring/components/profile-slot';
import { renderProfile } from './render-profile';

/** /business/candidates?waiting= */
export const CandidatesRoute = () => (
  <ProfileContext value={renderProfile}>
    <CandidatesPage />
  </ProfileContext>
);

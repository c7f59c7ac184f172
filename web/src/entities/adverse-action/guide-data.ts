/** The candidacy whose guide opens. */
export interface GuideData {
  candidacyId: string;
}

/** Kinds of access that a carrier has to what a driver entered, from the first look to the years after a job. */
export const carrierViews = ['profile', 'outline', 'reviewing', 'granted', 'byLaw', 'kept'] as const;
/** One of {@link carrierViews}. */
export type CarrierView = (typeof carrierViews)[number];

/**
 * The parts of a driver's data that a carrier sees by each kind of access, as the API presents them (docs/requirements.md#driver-file-for-carriers).
 * Drivers read the same sentences everywhere: in the terms, before they sign, in requests by email, when they grant access, and
 * on the page about it.
 */
export const whatCarriersSee: Readonly<Record<CarrierView, string>> = {
  profile:
    'Carriers that look for drivers see your profile: your first name, the initial of your last name, city, experience, license class, endorsements, work preferences, how far your application is, whether you are ready to work, and when you last signed in.',
  outline:
    'A carrier that adds you to its bench or requests your file also sees an outline: your answers except those about drug and alcohol tests, the months in which your license and cards expire, the places and months of your jobs, schools, accidents and convictions, and which documents and signed forms are on file. No employer or school is named, and no document opens.',
  reviewing:
    'Once a carrier reviews you for a job, it also sees your full name, phone and email, and the names, days and details that an outline leaves out.',
  granted:
    "With your permission, a carrier's staff can also open your photo, documents, signed forms and screening results, and see your license number and your employers' contact data. Results and answers about drugs and alcohol are open only to staff who may read them. You choose the last day, and can end it at any time.",
  byLaw:
    'While you work for a carrier, the law requires it to keep your file, so its staff can open the same as with your permission, through your last day.',
  kept: 'After your last day, the carrier keeps the records of your job that the law requires.',
};

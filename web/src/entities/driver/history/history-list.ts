import type { Coverage } from '#domain/driver-histories/coverage';
import type { HistoryItems, MailingAddress } from '#domain/driver-histories/items';
import type { HistoryKind } from '#domain/driver-histories/kinds';
import type { SubmissionStatus } from '#domain/driver-histories/schema';
import type { Period } from '#domain/shared/periods';

/** An item as the API returns it. */
export type Item<K extends HistoryKind = HistoryKind> = HistoryItems[K] & { _id: string };

/** A period that counts in the work history and has its own page. */
export interface OtherTime extends Period {
  kind: HistoryKind;
}

interface Extras {
  employment: { standing: SubmissionStatus; coverage: Coverage; others: OtherTime[]; asksCommercialEmployers: boolean };
  residence: {
    standing: SubmissionStatus;
    coverage: Coverage;
    sameAddress: boolean;
    mailingAddress: MailingAddress | null;
  };
  militaryService: { standing: SubmissionStatus };
  drivingSchool: { standing: SubmissionStatus };
  unemploymentPeriod: { standing: SubmissionStatus };
  violation: { lastThreeYears: number; lastYear: number };
  accident: { lastThreeYears: number; lastYear: number };
}

/** The items of a kind and the other data of its page. */
export type HistoryList<K extends HistoryKind> = { data: Item<K>[] } & Extras[K];

import { describe, expect, it } from '@jest/globals';
import { exitReasonLabels } from '#domain/driver-pipeline/labels';
import { medicalNames, restrictionNames } from '#domain/file-exports/labels';
import {
  endedByLabels,
  partyLabels as replyPartyLabels,
  replyLabels,
  roundStageLabels,
  sourceLabels,
} from '#domain/hiring-reports/labels';
import { orderLabels } from '#domain/job-orders/labels';
import { purchaseReasonLabels, purchaseStateLabels } from '#domain/purchases/labels';
import { movedByLabels } from '#domain/reports/visits';
import { actionLabels, kindLabels, partyLabels } from '#domain/stalled/labels';
import { workdayFlagLabels, workdayStateLabels } from '#domain/timesheets/labels';
import hiring from '#web/shared/i18n/locales/en/hiring-reports.json';
import histories from '#web/shared/i18n/locales/en/histories.json';
import labels from '#web/shared/i18n/locales/en/labels.json';
import reports from '#web/shared/i18n/locales/en/ops-reports.json';
import stalled from '#web/shared/i18n/locales/en/ops-stalled.json';
import purchases from '#web/shared/i18n/locales/en/purchases.json';
import timesheets from '#web/shared/i18n/locales/en/timesheets.json';
import { resolvedTexts } from '../../../support/resolved-texts';

describe('downloaded files', () => {
  it('use the same names for workdays and purchases as the pages', () => {
    expect(workdayStateLabels).toEqual(resolvedTexts(timesheets.state));
    expect(workdayFlagLabels).toEqual(resolvedTexts(timesheets.flag));
    expect(purchaseStateLabels).toEqual(resolvedTexts(purchases.state));
    expect(purchaseReasonLabels).toEqual(resolvedTexts(purchases.reason));
  });

  it('use the same names for parties and movers as the operations pages', () => {
    expect(partyLabels).toEqual(resolvedTexts(stalled.waits));
    expect(movedByLabels).toEqual(resolvedTexts(reports.mover));
  });

  it('use the same names for kinds, next steps and exit reasons as the operations pages', () => {
    expect(kindLabels).toEqual(resolvedTexts(stalled.kind));
    expect(actionLabels).toEqual(resolvedTexts(stalled.next));
    expect(resolvedTexts(labels.reason)).toMatchObject(exitReasonLabels);
  });

  it('use the same names for endorsements and restrictions as the driver file', () => {
    expect(resolvedTexts(labels.endorsement)).toEqual(orderLabels.endorsement);
    expect(resolvedTexts(histories.licenseRestriction)).toEqual(restrictionNames);
    expect(resolvedTexts(histories.medicalRestriction)).toEqual(medicalNames);
  });

  it("use the same names as the carrier's reports", () => {
    expect(resolvedTexts(hiring.span)).toEqual({ ...roundStageLabels, ...replyLabels });
    expect(resolvedTexts(hiring.source)).toEqual(sourceLabels);
    expect(resolvedTexts(hiring.party)).toEqual(replyPartyLabels);
    expect(resolvedTexts(hiring.by)).toEqual(endedByLabels);
  });
});

import { describe, expect, it } from '@jest/globals';
import { movedByLabels } from '#domain/reports/visits';
import { partyLabels } from '#domain/stalled/labels';
import reports from '#web/shared/i18n/locales/en/ops-reports.json';
import stalled from '#web/shared/i18n/locales/en/ops-stalled.json';
import { resolvedTexts } from '../../../support/resolved-texts';

describe('downloaded files', () => {
  it('use the same names for parties and movers as the operations pages', () => {
    expect(partyLabels).toEqual(resolvedTexts(stalled.waits));
    expect(movedByLabels).toEqual(resolvedTexts(reports.mover));
  });
});

import { describe, expect, it } from '@jest/globals';
import { moverLabels } from '#domain/reports/visits';
import { partyLabels } from '#domain/stalled/labels';
import reports from '../../../../web/src/shared/i18n/locales/en/ops-reports.json';
import stalled from '../../../../web/src/shared/i18n/locales/en/ops-stalled.json';

describe('downloaded files', () => {
  it('name parties and movers as the pages of operations do', () => {
    expect(partyLabels).toEqual(stalled.waits);
    expect(moverLabels).toEqual(reports.mover);
  });
});

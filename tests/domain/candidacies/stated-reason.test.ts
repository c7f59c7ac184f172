import { describe, expect, it } from '@jest/globals';
import { DriverEndBody, DriverReasonBody, EndAssignmentBody, FleetReasonBody } from '#domain/candidacies/bodies/schema';
import { driverReasons, fleetReasons } from '#domain/candidacies/states';

const endDate = '2026-11-30';
const bodies = [
  { name: 'a rejection', schema: FleetReasonBody, rest: {}, reasons: fleetReasons },
  { name: 'the end of an assignment', schema: EndAssignmentBody, rest: { endDate }, reasons: fleetReasons },
  { name: "a driver's refusal", schema: DriverReasonBody, rest: { round: 1 }, reasons: driverReasons },
  { name: "a driver's end", schema: DriverEndBody, rest: { round: 1, endDate }, reasons: driverReasons },
];

describe.each(bodies)('the reason of $name', ({ schema, rest, reasons }) => {
  it('is one of the known ones as it is', () => {
    for (const reason of reasons) {
      expect(schema.parse({ ...rest, reason, text: 'Words' })).toMatchObject({ reason, text: 'Words' });
    }
  });

  it.each([{}, { reason: undefined }, { reason: null }, { reason: '' }, { reason: '  ' }])('may be %j', (typed) => {
    const parsed = schema.parse({ ...rest, ...typed });

    expect(parsed).toMatchObject({ ...rest, reason: 'unspecified' });
    expect(parsed.text).toBeUndefined();
  });

  it.each([
    [{ reason: ' Too far from the yard ' }, 'Too far from the yard'],
    [{ reason: 'Too far', text: 'Call me' }, 'Too far\nCall me'],
    [{ reason: 'Other' }, 'Other'],
  ])('may be the words of %j', (typed, text) => {
    expect(schema.parse({ ...rest, ...typed })).toMatchObject({ reason: 'other', text });
  });

  it('is a text that fits together with the other one', () => {
    const half = 'x'.repeat(1000);

    expect(schema.safeParse({ ...rest, reason: half, text: 'y'.repeat(999) }).success).toBe(true);
    expect(schema.safeParse({ ...rest, reason: half, text: half }).success).toBe(false);
    expect(schema.safeParse({ ...rest, reason: 'x'.repeat(2001) }).success).toBe(false);
    expect(schema.safeParse({ ...rest, reason: 7 }).success).toBe(false);
  });
});

describe("a carrier's own words to a driver", () => {
  it('have no fields that nobody filled in', () => {
    expect(FleetReasonBody.safeParse({ reason: 'Sorry, {firstName}' }).success).toBe(false);
  });
});

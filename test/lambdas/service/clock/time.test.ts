import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Calendar, deadlineOf, isOpen, merged, nextOpen, runFor } from "../../../../lambdas/service/clock/time.ts";
import {
  dayAt,
  isZone,
  readDate,
  startOfDay,
  timeAt,
  wallAt,
  weekdayOf,
} from "../../../../lambdas/service/clock/zones.ts";

const at = (iso: string): number => Date.parse(iso);
const iso = (time: number): string => new Date(time).toISOString().replace(":00.000Z", "Z");
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const WORKING = [1, 2, 3, 4, 5];
const calendar = (input: Partial<Calendar> = {}): Calendar => ({
  zone: "Europe/Amsterdam",
  days: EVERY_DAY,
  quiet: null,
  still: [],
  ...input,
});
const due = (input: Partial<Calendar>, asked: string, hours: number, grace = 0): string =>
  iso(deadlineOf({ hours, grace }, calendar(input), at(asked)).due);

describe("the clock on the wall", () => {
  it.each([
    ["2027-03-28T00:59:00Z", "Europe/Amsterdam", "2027-03-28T01:59Z"],
    ["2027-03-28T01:00:00Z", "Europe/Amsterdam", "2027-03-28T03:00Z"],
    ["2026-10-25T00:30:00Z", "Europe/Amsterdam", "2026-10-25T02:30Z"],
    ["2026-10-25T01:30:00Z", "Europe/Amsterdam", "2026-10-25T02:30Z"],
    ["2027-03-14T07:00:00Z", "America/New_York", "2027-03-14T03:00Z"],
    ["2026-11-30T12:00:00Z", "Asia/Kathmandu", "2026-11-30T17:45Z"],
    ["2026-11-30T23:30:00Z", "Pacific/Kiritimati", "2026-12-01T13:30Z"],
  ])("shows at %s in %s %s", (time, zone, wall) => {
    expect(iso(wallAt(at(time), zone))).toBe(wall);
  });

  it.each([
    ["left out in spring: as long after the change", "2027-03-28T02:30:00Z", "Europe/Amsterdam", "2027-03-28T01:30Z"],
    ["shown twice in autumn: the first time", "2026-10-25T02:30:00Z", "Europe/Amsterdam", "2026-10-25T00:30Z"],
    ["left out in spring, overseas", "2027-03-14T02:00:00Z", "America/New_York", "2027-03-14T07:00Z"],
    ["shown twice, overseas", "2026-11-01T01:30:00Z", "America/New_York", "2026-11-01T05:30Z"],
    ["a midnight that is left out", "2024-04-26T00:00:00Z", "Africa/Cairo", "2024-04-25T22:00Z"],
    ["a day that was left out", "2011-12-30T00:00:00Z", "Pacific/Apia", "2011-12-30T10:00Z"],
    ["half an hour of summer time", "2026-10-04T02:00:00Z", "Australia/Lord_Howe", "2026-10-03T15:30Z"],
  ])("a time %s", (_, wall, zone, time) => {
    expect(iso(timeAt(at(wall), zone))).toBe(time);
  });

  it("is read back from its time, and days begin one after the other, in zones all over the world", () => {
    const some = Intl.supportedValuesOf("timeZone").filter((_, n) => n % 8 === 0);
    for (const zone of [...some, "Africa/Cairo", "Asia/Beirut", "Australia/Lord_Howe", "America/Havana"]) {
      for (const start of ["2026-10-01T00:00:00Z", "2027-03-01T00:00:00Z"]) {
        const first = dayAt(at(start), zone);
        const starts = Array.from({ length: 40 }, (_, n) => startOfDay(first + n, zone));
        for (const [n, time] of starts.entries()) {
          expect(dayAt(time, zone), `${zone} ${iso(time)}`).toBe(first + n);
          expect(dayAt(time - 1, zone), `${zone} ${iso(time)}`).toBe(first + n - 1);
        }
      }
    }
  });

  it("knows zones by their names, and nothing else", () => {
    for (const good of [
      "Europe/Berlin",
      "America/Argentina/Buenos_Aires",
      "UTC",
      "Etc/GMT+5",
      "America/Port-au-Prince",
    ])
      expect(isZone(good), good).toBe(true);
    for (const bad of ["", "Europe/Bielefeld", "+01:00", "../etc", "Europe/Berlin\n", "x".repeat(99), "constructor"])
      expect(isZone(bad), bad).toBe(false);
  });

  it("counts days of the week from Monday, and reads dates that exist", () => {
    expect(weekdayOf(readDate("2026-11-30") ?? 0)).toBe(1);
    expect(weekdayOf(readDate("2026-12-06") ?? 0)).toBe(7);
    for (const bad of ["2026-02-30", "2026-1-1", "", "heute", "99999-01-01"]) expect(readDate(bad)).toBeNull();
  });
});

describe("a move is due", () => {
  it("after its hours, to the minute", () => {
    expect(due({}, "2026-11-30T09:17:00Z", 24)).toBe("2026-12-01T09:17Z");
  });

  it("after playing days only: from Friday over the weekend", () => {
    expect(due({ days: WORKING }, "2026-12-04T17:00:00Z", 24)).toBe("2026-12-07T17:00Z");
    expect(due({ days: WORKING }, "2026-12-05T12:00:00Z", 24)).toBe("2026-12-07T23:00Z");
    expect(due({ days: [2] }, "2026-12-02T12:00:00Z", 48)).toBe("2026-12-21T23:00Z");
  });

  it("not in quiet hours but at their end, in the player's own zone", () => {
    const quiet = { from: 22, to: 8 };
    expect(due({ quiet }, "2026-11-30T22:30:00Z", 24)).toBe("2026-12-02T07:00Z");
    expect(due({ quiet, zone: "America/New_York" }, "2026-11-30T22:30:00Z", 24)).toBe("2026-12-01T22:30Z");
    expect(due({ quiet: { from: 12, to: 13 } }, "2026-11-30T11:30:00Z", 24)).toBe("2026-12-01T12:00Z");
    expect(due({ quiet, days: WORKING }, "2026-12-03T22:30:00Z", 24)).toBe("2026-12-07T07:00Z");
  });

  it("after real hours when clocks change; midnights and quiet hours follow the wall", () => {
    expect(due({}, "2027-03-27T18:00:00Z", 24)).toBe("2027-03-28T18:00Z");
    expect(due({}, "2026-10-24T18:00:00Z", 24)).toBe("2026-10-25T18:00Z");
    const quiet = { from: 22, to: 8 };
    expect(due({ quiet }, "2027-03-27T00:30:00Z", 24)).toBe("2027-03-28T06:00Z");
    expect(due({ quiet }, "2026-10-24T00:30:00Z", 24)).toBe("2026-10-25T07:00Z");
    expect(due({ quiet, zone: "America/New_York" }, "2027-03-13T05:00:00Z", 24)).toBe("2027-03-14T12:00Z");
    expect(due({ quiet, zone: "America/New_York" }, "2026-10-31T05:00:00Z", 24)).toBe("2026-11-01T13:00Z");
    // The Sunday on which summer time ends has 25 hours, the one on which it begins has 23.
    const onSunday = (asked: string, hours: number) => iso(runFor(calendar({ days: [7] }), at(asked), hours));
    expect(onSunday("2026-10-24T12:00:00Z", 25)).toBe("2026-10-25T23:00Z");
    expect(onSunday("2027-03-27T12:00:00Z", 23)).toBe("2027-03-28T22:00Z");
  });

  it("later by what the player was away and the service was down, counted once where they overlap", () => {
    const away = { from: at("2026-12-01T00:00:00Z"), until: at("2026-12-08T00:00:00Z") };
    const down = { from: at("2026-12-07T12:00:00Z"), until: at("2026-12-08T12:00:00Z") };
    expect(due({ still: [away] }, "2026-11-30T12:00:00Z", 24)).toBe("2026-12-08T12:00Z");
    expect(due({ still: merged([down, away]) }, "2026-11-30T12:00:00Z", 24)).toBe("2026-12-09T00:00Z");
    expect(due({ still: [away] }, "2026-12-03T12:00:00Z", 24)).toBe("2026-12-09T00:00Z");
  });

  it("with a grace that runs from there", () => {
    const pace = { hours: 24, grace: 12 };
    const { due, timeout } = deadlineOf(
      pace,
      calendar({ days: WORKING, quiet: { from: 22, to: 8 } }),
      at("2026-12-03T17:00:00Z"),
    );
    expect([iso(due), iso(timeout)]).toEqual(["2026-12-04T17:00Z", "2026-12-07T07:00Z"]);
  });
});

const hour = fc.integer({ min: 0, max: 23 });
const zones = fc.constantFrom(
  "Europe/Amsterdam",
  "America/New_York",
  "Australia/Lord_Howe",
  "Africa/Cairo",
  "Asia/Kathmandu",
  "Pacific/Auckland",
  "America/Havana",
);
const times = fc.integer({ min: at("2026-09-01T00:00:00Z"), max: at("2027-05-01T00:00:00Z") });
const calendars = fc.record({
  zone: zones,
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  quiet: fc.option(
    fc
      .tuple(hour, hour)
      .filter(([a, b]) => a !== b)
      .map(([from, to]) => ({ from, to })),
  ),
  still: fc
    .array(fc.tuple(times, fc.integer({ min: 1, max: 10 * 86_400_000 })), { maxLength: 4 })
    .map((list) => merged(list.map(([from, length]) => ({ from, until: from + length })))),
});

describe("for any calendar", () => {
  it("what begins later is never due earlier, and more hours never end earlier", () => {
    fc.assert(
      fc.property(
        calendars,
        times,
        fc.integer({ min: 0, max: 400_000_000 }),
        hour,
        hour,
        (one, time, later, hours, more) => {
          const due = deadlineOf({ hours, grace: 0 }, one, time).due;
          expect(deadlineOf({ hours, grace: 0 }, one, time + later).due).toBeGreaterThanOrEqual(due);
          expect(deadlineOf({ hours: hours + more, grace: 0 }, one, time).due).toBeGreaterThanOrEqual(due);
          expect(due).toBeGreaterThanOrEqual(time + hours * 3_600_000);
        },
      ),
      { numRuns: 150 },
    );
  });

  it("what is open lies on a playing day, outside quiet hours and absences, and is the first such minute", () => {
    fc.assert(
      fc.property(calendars, times, (one, time) => {
        const open = nextOpen(one, time);
        const wall = new Date(wallAt(open, one.zone));
        expect(isOpen(one, open)).toBe(true);
        expect(one.days).toContain(weekdayOf(dayAt(open, one.zone)));
        expect(one.still.some(({ from, until }) => from <= open && open < until)).toBe(false);
        if (one.quiet) expect(inQuiet(one.quiet, wall.getUTCHours())).toBe(false);
        if (open - 60_000 >= time) expect(isOpen(one, open - 60_000)).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  it("hours that run in two goes end where they end in one", () => {
    fc.assert(
      fc.property(calendars, times, hour, hour, (one, time, a, b) => {
        expect(runFor(one, runFor(one, time, a), b)).toBe(runFor(one, time, a + b));
      }),
      { numRuns: 100 },
    );
  });
});

function inQuiet({ from, to }: { from: number; to: number }, hour: number): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/**
 * List prices of AWS in US dollars, as data: what a unit costs beyond the free tier. They change: `asOf` says when they were noted, and the
 * price pages of AWS say what holds today.
 */
export const PRICES = {
  region: "eu-central-1",
  asOf: "2025-06",
  currency: "USD",
  /** DynamoDB on demand: a write of up to 1 KB, a consistent read of up to 4 KB; a month of 1 GB, and of its recovery to any time. */
  write: 0.7625 / 1e6,
  read: 0.1525 / 1e6,
  storedGigabyte: 0.306,
  recoveredGigabyte: 0.2448,
  /** SES: a mail out. */
  mail: 0.1 / 1e3,
  /** A gigabyte of what hangs on mails, such as pictures of the map. */
  attachedGigabyte: 0.12,
  /** API Gateway, HTTP API: a request. */
  request: 1.2 / 1e6,
  /** Lambda on ARM: a call, and a second with one gigabyte. */
  call: 0.2 / 1e6,
  gigabyteSecond: 0.0000133334,
  /** CloudWatch: a gigabyte of logs taken in, an alarm for a month beyond the first ten. */
  loggedGigabyte: 0.63,
  alarm: 0.1,
} as const;

/** What cannot be counted on one machine is assumed: time and memory of a call on Lambda, bytes that it logs, and the picture of a mail. */
export const ASSUMED = {
  webMs: 60,
  notifyMs: 400,
  clockMs: 30,
  memoryGigabytes: 0.5,
  loggedBytes: 600,
  pictureBytes: 100_000,
  alarms: 14,
  freeAlarms: 10,
  ticksAMonth: 30 * 24 * 12,
} as const;

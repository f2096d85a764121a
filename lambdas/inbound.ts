/** The inbound handler: a mail that SES has received and put into the bucket. */
import { S3Client } from "@aws-sdk/client-s3";
import type { SESHandler } from "aws-lambda";
import { createBundledDrawMap } from "./drawing.ts";
import { loadFrom, receiveRecords } from "./inbox.ts";
import { depsOnAws, required } from "./wiring.ts";

const deps = await depsOnAws({ drawMap: createBundledDrawMap() });
const load = loadFrom(new S3Client({}), required("INBOX"));

export const handler: SESHandler = async (event) => {
  await receiveRecords(deps, load, event);
};

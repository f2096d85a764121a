/** Declarations for dynalite, the embedded DynamoDB: the package ships none. Only the options that this project uses. */
declare module "dynalite" {
  import type { Server } from "node:http";

  export interface DynaliteOptions {
    /** Folder that keeps the data; in memory without one. */
    readonly path?: string;
    /** Milliseconds for which a new table stays in the state CREATING. */
    readonly createTableMs?: number;
    readonly deleteTableMs?: number;
    readonly updateTableMs?: number;
  }

  /** An HTTP server that is not listening yet. */
  export default function dynalite(options?: DynaliteOptions): Server;
}

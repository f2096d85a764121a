/** `npm start` as a process of its own that can be killed at any instant and started again on the same data. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Mailbox, openMailbox } from "../../infra/local/mailbox.ts";

const START = fileURLToPath(new URL("../../infra/local/start.ts", import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", () => ready()));
  const address = server.address();
  await new Promise<void>((done) => server.close(() => done()));
  return typeof address === "object" && address ? address.port : 0;
}

export class ServerProcess {
  readonly origin: string;
  /** The mail as it lies in the data folder now. */
  readonly mailbox: Mailbox;
  private readonly folder: string;
  private readonly port: number;
  private child: ChildProcess | undefined;

  private constructor(folder: string, port: number) {
    this.folder = folder;
    this.port = port;
    this.origin = `http://localhost:${port}`;
    const read = () => openMailbox(join(folder, "mail.jsonl"));
    this.mailbox = {
      all: () => read().all(),
      attached: (mail, contentId) => read().attached(mail, contentId),
      keeping: (inner) => read().keeping(inner),
    };
  }

  static async create(): Promise<ServerProcess> {
    const server = new ServerProcess(mkdtempSync(join(tmpdir(), "bahnpost-")), await freePort());
    await server.start();
    return server;
  }

  /** Starts it and resolves when it says where it is. */
  async start(): Promise<void> {
    const own = { DATA: this.folder, PORT: String(this.port), HOST: "127.0.0.1", SMTP_PORT: "0", DEMOS: "no" };
    const env = { ...process.env, ...own };
    const child = spawn(process.execPath, ["--import", "tsx", START], { env, stdio: ["ignore", "pipe", "inherit"] });
    this.child = child;
    await new Promise<void>((ready, failed) => {
      child.once("exit", (code) => failed(new Error(`the server ended with ${code}`)));
      child.stdout.on("data", (text: Buffer) => {
        if (text.toString().includes("Mailbox:")) ready();
      });
    });
  }

  /** SIGKILL: nothing in the process gets to know. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((ended) => {
      child.removeAllListeners("exit");
      child.once("exit", () => ended());
      child.kill("SIGKILL");
    });
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

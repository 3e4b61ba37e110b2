import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { insertOrganization } from "../../src/service/security/access.ts";
import { openStore } from "../../src/service/store/store.ts";
import { newRow } from "../../src/shared/records.ts";

const RECORDS = 600;

/** A folder with a database of many pages, copies of which tests damage. */
export class StoreTemplate implements Disposable {
  readonly #folder = mkdtempSync(join(tmpdir(), "damaged-"));
  #copies = 0;
  #pageSize = 0;
  #roots = new Map<string, number>();

  static async build(): Promise<StoreTemplate> {
    const template = new StoreTemplate();
    const path = join(template.#folder, "template.db");
    const store = await openStore(path);
    const orgId = await insertOrganization(store, "one");
    await store.transaction(async (within) => {
      for (let count = 0; count < RECORDS; count += 1) {
        const row = { ...newRow(within, "ins"), org_id: orgId, publication_id: null, name: `tone ${count}`, global: 1 };
        const content = "Be short. ".repeat(20);
        await within.database
          .insertInto("instructions")
          .values({ ...row, type: "commit", content })
          .execute();
      }
    });
    await store.close();
    using database = new DatabaseSync(path, { readOnly: true });
    template.#pageSize = Number(database.prepare("pragma page_size").get()?.page_size);
    for (const { name, rootpage } of database.prepare("select name, rootpage from sqlite_schema").all()) {
      template.#roots.set(String(name), Number(rootpage));
    }
    return template;
  }

  get pageSize(): number {
    return this.#pageSize;
  }

  /** A copy in a folder of its own: that of the data, and its database. */
  copy(): { folder: string; path: string } {
    this.#copies += 1;
    const folder = join(this.#folder, String(this.#copies));
    mkdirSync(folder, { mode: 0o700 });
    const path = join(folder, "service.db");
    copyFileSync(join(this.#folder, "template.db"), path);
    return { folder, path };
  }

  /** Where the first page of a table or index begins. */
  rootOf(name: string): number {
    return ((this.#roots.get(name) ?? Number.NaN) - 1) * this.#pageSize;
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Replaces bytes of a file. */
export function overwrite(path: string, change: (bytes: Buffer) => void): void {
  const bytes = readFileSync(path);
  change(bytes);
  writeFileSync(path, bytes);
}

type Damage = (path: string, template: StoreTemplate) => void;

/** What a full disk, a bad one, a wrong copy or a wrong path makes of a database; each is found at the start. */
export const DAMAGES: Readonly<Record<string, Damage>> = {
  "is cut in half": (path) => truncateSync(path, Math.floor(readFileSync(path).length / 2)),
  "is cut within a page": (path) => truncateSync(path, readFileSync(path).length - 5000),
  "is cut to its first page": (path, { pageSize }) => truncateSync(path, pageSize),
  "is cut within its header": (path) => truncateSync(path, 50),
  "has no bytes, beside repositories": (path) => {
    truncateSync(path, 0);
    mkdirSync(join(dirname(path), "repositories"));
  },
  "has no bytes, beside its log": (path) => {
    truncateSync(path, 0);
    writeFileSync(`${path}-wal`, "");
  },
  "is text": (path) => writeFileSync(path, "These are notes, not a database.\n".repeat(200)),
  "is random": (path) => overwrite(path, (bytes) => bytes.set(bytes.map((_, index) => (index * 167 + 13) % 251))),
  "has a header and nothing after it": (path) => overwrite(path, (bytes) => bytes.fill(0, 100)),
  "has a page of zeros": (path, template) => {
    const start = template.rootOf("instructions");
    overwrite(path, (bytes) => bytes.fill(0, start, start + template.pageSize));
  },
  "has a page of another type": (path, template) => {
    overwrite(path, (bytes) => bytes.writeUInt8(13, template.rootOf("instructions")));
  },
  "has a page with a flipped bit in its head": (path, template) => {
    const at = template.rootOf("instructions") + 4;
    overwrite(path, (bytes) => bytes.writeUInt8(bytes.readUInt8(at) ^ 0x40, at));
  },
  "has two pages for each other": (path, template) => {
    const [first, second] = [template.rootOf("instructions"), template.rootOf("users")];
    overwrite(path, (bytes) => bytes.copy(bytes, second, first, first + template.pageSize));
  },
  "has an unknown version of the format": (path) => overwrite(path, (bytes) => bytes.fill(9, 18, 20)),
  "lists free pages that it does not have": (path) => overwrite(path, (bytes) => bytes.writeUInt32BE(7, 36)),
  "lost its log": (path) => {
    writeFileSync(`${path}-shm`, Buffer.alloc(32_768));
  },
  "is that of another program": (path) => {
    unlinkSync(path);
    using database = new DatabaseSync(path);
    database.exec("create table recipes (name text); insert into recipes values ('soup')");
  },
};

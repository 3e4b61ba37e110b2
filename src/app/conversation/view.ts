/** How diffs are shown; undefined: as the width allows. */
export type FilesSearch = { view?: "split" | "unified" };

export function parseFilesSearch({ view }: Readonly<Record<string, unknown>>): FilesSearch {
  return view === "split" || view === "unified" ? { view } : {};
}

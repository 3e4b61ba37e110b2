/** The ID of a file's section in the page. */
export function fileIdOf(filePath: string): string {
  return `file-${filePath}`;
}

/** The URL's fragment that leads to the section; browsers decode it. */
export function fileLinkOf(filePath: string): string {
  return `#${encodeURIComponent(fileIdOf(filePath).toWellFormed())}`;
}

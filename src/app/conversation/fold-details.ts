/** A node of a tree of Markdown. */
export type MarkdownNode = {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  data?: { hName: string };
};

const OPENS = /^<details>\s*<summary>([^<]*)<\/summary>$/;

/** Parts that notes fold away, as code hosts show them; other HTML is none of them. */
export function foldDetails() {
  return (root: MarkdownNode) => {
    const kept: MarkdownNode[] = [];
    let open: MarkdownNode[] | undefined;
    for (const node of root.children ?? []) {
      const html = htmlOf(node);
      const summary = OPENS.exec(html)?.[1];
      if (open !== undefined && html === "</details>") open = undefined;
      else if (open !== undefined || summary === undefined) (open ?? kept).push(node);
      else {
        open = [{ type: "strong", data: { hName: "summary" }, children: [{ type: "text", value: summary }] }];
        kept.push({ type: "blockquote", data: { hName: "details" }, children: open });
      }
    }
    root.children = kept;
  };
}

function htmlOf({ type, value = "" }: MarkdownNode): string {
  return type === "html" ? value : "";
}

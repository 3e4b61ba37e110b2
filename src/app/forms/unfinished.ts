/** What has to be done before a form is sent, by the paths of its fields: see `data-path` and `data-unfinished`. */
export function findUnfinished(form: HTMLFormElement): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { dataset } of form.querySelectorAll<HTMLElement>("[data-unfinished]")) {
    found.set(dataset.unfinished ?? "", "Add what is chosen here, or clear it.");
  }
  const required = "[data-path]:is([required], [aria-required=true])";
  for (const input of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(required)) {
    if (input.value.trim() === "") found.set(input.dataset.path ?? "", "This is needed.");
  }
  return found;
}

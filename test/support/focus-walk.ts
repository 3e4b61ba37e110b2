import type { Page } from "playwright-core";

/** What Tab finds on a page; each text describes an element. */
export type FocusWalk = {
  /** In their order. */
  stops: string[];
  /** What can be used but is no stop. */
  missed: string[];
  /** Steps that lead back, up or to the left. */
  backward: string[];
  /** Stops that look as without the focus, by outline and shadow of the element and of what contains it. */
  unmarked: string[];
  /** Stops that something else covers. */
  covered: string[];
};

const MAX_STOPS = 400;
/** Keys before the page is asked whether Tab is back at the first stop. */
const KEYS = 10;

/** Runs in the page. A radio group is one stop; the sentinels of a dialog pass the focus on. */
const SCRIPT = `
window.focusWalk = (() => {
  const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex]";
  const scope = () => [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1) ?? document;
  const isUsable = (element) =>
    element.tabIndex >= 0 && !element.matches(".sentinel") && !element.matches(":disabled") && element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element) => {
    const name = element.ariaLabel ?? (element.innerText?.trim() || element.labels?.[0]?.innerText || element.name);
    return element.localName + " " + String(name).slice(0, 60);
  };
  const lookOf = (element) => {
    const looks = [];
    for (let one = element, depth = 0; one !== null && depth < 4; one = one.parentElement, depth += 1) {
      for (const part of [undefined, "::before", "::after"]) {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(one, part);
        looks.push(outlineStyle === "none" ? "none" : [outlineStyle, outlineWidth, outlineColor].join(" "), boxShadow);
      }
    }
    return looks.join(", ");
  };
  const boxOf = (element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top: top + scrollY, bottom: bottom + scrollY, left, right };
  };
  const isCovered = (element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const places = [[(left + right) / 2, (top + bottom) / 2], [left + 4, top + 4], [right - 4, bottom - 4]];
    const labels = [...(element.labels ?? [])];
    return !places.some(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && [element, ...labels].some((one) => one.contains(found) || found.contains(one));
    });
  };
  const regionOf = (element) => element.closest("header, nav, main, [role=dialog], [role=alertdialog], table");
  const isBackward = (before, after) =>
    (after.bottom <= before.top && after.left < before.right) ||
    (after.right <= before.left && after.top < before.bottom && after.bottom > before.top);
  const walk = { stops: [], missed: [], backward: [], unmarked: [], covered: [] };
  const visited = [];
  let last;
  // Whether Tab is back where it was.
  let isAround = false;
  let seen = 0;
  const visit = () => {
    const element = document.activeElement;
    if (isAround || element === last?.element) return;
    if (last !== undefined && lookOf(last.element) === last.look) walk.unmarked.push(nameOf(last.element));
    isAround = element === document.body || visited.includes(element);
    if (isAround) return;
    const box = boxOf(element);
    if (last !== undefined && regionOf(last.element) === regionOf(element) && isBackward(last.box, box)) {
      walk.backward.push(nameOf(last.element) + " → " + nameOf(element));
    }
    if (isCovered(element)) walk.covered.push(nameOf(element));
    walk.stops.push(nameOf(element));
    visited.push(element);
    last = { element, box, look: lookOf(element) };
  };
  return {
    start: () => {
      [...scope().querySelectorAll(CONTROLS)].find(isUsable)?.focus({ focusVisible: true });
      visit();
      addEventListener("keyup", visit);
    },
    /** Also of a key that the page was not told of, since the focus had left it, and where there is one stop only. */
    isAround: () => {
      visit();
      const hasMoved = visited.length > seen;
      seen = visited.length;
      return isAround || !hasMoved;
    },
    end: () => {
      // The link that skips the header covers it while it has the focus.
      document.activeElement.blur();
      const groups = new Set(visited.flatMap(({ type, name }) => (type === "radio" ? name : [])));
      const usable = [...scope().querySelectorAll(CONTROLS)].filter(isUsable);
      const missed = usable.filter((one) => !visited.includes(one) && !(one.type === "radio" && groups.has(one.name)));
      return { ...walk, missed: missed.map(nameOf) };
    },
  };
})()`;

/** Presses Tab from the first element of the page, or of its open dialog, to the last one. */
export async function walkFocus(page: Page): Promise<FocusWalk> {
  await page.evaluate(`${SCRIPT}; void 0`);
  await page.evaluate("focusWalk.start()");
  for (let count = 1; count < MAX_STOPS; count += 1) {
    await page.keyboard.press("Tab");
    if (count % KEYS === 0 && (await page.evaluate<boolean>("focusWalk.isAround()"))) break;
  }
  return page.evaluate<FocusWalk>("focusWalk.end()");
}

import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";

/** Pixels before it is seen. */
const AHEAD = "1000px";

type OnNear = (isNear: boolean) => void;
const followers = new WeakMap<Element, OnNear>();

/** One for all: each would look at the page on its own. */
const observer = new IntersectionObserver(
  (changes) => {
    for (const { target, isIntersecting } of changes) followers.get(target)?.(isIntersecting);
  },
  { rootMargin: AHEAD },
);

function followNearness(element: Element, onNear: OnNear): () => void {
  followers.set(element, onNear);
  observer.observe(element);
  return () => observer.unobserve(element);
}

type LazySectionProps = {
  /** An estimate in pixels. */
  height: number;
  /** Draws it wherever it is. */
  isNeeded?: boolean;
  children: ReactNode;
};

/** Draws what is in it while it is nearly seen or in use, and keeps its place otherwise. */
export function LazySection({ height, isNeeded = false, children }: LazySectionProps) {
  const [isNear, setIsNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const known = useRef(height);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    return followNearness(element, (isNext) => {
      if (!isNext && isInUse(element)) return;
      if (!isNext) known.current = element.offsetHeight;
      startTransition(() => setIsNear(isNext));
    });
  }, []);
  const isDrawn = isNear || isNeeded;
  return (
    <div ref={place} style={isDrawn ? undefined : { height: known.current }}>
      {isDrawn && children}
    </div>
  );
}

/** Focus, selected text and what somebody types stay. */
function isInUse(element: HTMLElement): boolean {
  const selection = document.getSelection();
  return (
    element.contains(document.activeElement) ||
    element.querySelector("textarea") !== null ||
    (selection?.type === "Range" && selection.containsNode(element, true))
  );
}

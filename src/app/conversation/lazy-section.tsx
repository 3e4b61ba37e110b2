import { type ReactNode, useEffect, useRef, useState } from "react";

/** Pixels before it is seen. */
const AHEAD = "1000px";

/** Draws what is in it once it is nearly seen, and keeps its place until then. `height` is an estimate in pixels. */
export function LazySection({ height, children }: { height: number; children: ReactNode }) {
  const [isDrawn, setIsDrawn] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDrawn || place.current === null) return;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting === true) setIsDrawn(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isDrawn]);
  return (
    <div ref={place} style={isDrawn ? undefined : { height }}>
      {isDrawn && children}
    </div>
  );
}

/** How far below the screen an element counts as near. */
const MARGIN = '800px';

/** Ref of an element: calls `tell` when it comes near the screen. */
export const whenNear = (tell: () => void) => (element: Element | null) => {
  if (element === null || typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
};

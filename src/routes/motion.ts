/** Reports whether the device asks for reduced motion, now and after every change. Returns the unsubscribe function. */
export function watchMotion(changed: (isReduced: boolean) => void): () => void {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const tell = () => changed(query.matches);
  query.addEventListener('change', tell);
  tell();
  return () => query.removeEventListener('change', tell);
}

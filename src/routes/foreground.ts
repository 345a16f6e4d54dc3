/** Reports whether the site is in the foreground, now and after every change. Returns the unsubscribe function. */
export function watchForeground(changed: (seen: boolean) => void): () => void {
  const tell = () => changed(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', tell);
  tell();
  return () => document.removeEventListener('visibilitychange', tell);
}

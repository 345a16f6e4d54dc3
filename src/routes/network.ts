/** Calls back whenever the network comes back. Returns the unsubscribe function. */
export function watchNetwork(back: () => void): () => void {
  addEventListener('online', back);
  return () => removeEventListener('online', back);
}

/** Reports whether the device has a network, now and after every change. Returns the unsubscribe function. */
export function watchOnline(changed: (isOnline: boolean) => void): () => void {
  const tell = () => changed(navigator.onLine);
  addEventListener('online', tell);
  addEventListener('offline', tell);
  if (!navigator.onLine) tell();
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

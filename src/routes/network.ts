/** Calls back whenever the network comes back. Returns the unsubscribe function. */
export function watchNetwork(back: () => void): () => void {
  addEventListener('online', back);
  return () => removeEventListener('online', back);
}

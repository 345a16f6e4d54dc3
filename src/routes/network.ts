/** Tells whenever the network comes back. Returns how to stop. */
export function watchNetwork(back: () => void): () => void {
  addEventListener('online', back);
  return () => removeEventListener('online', back);
}

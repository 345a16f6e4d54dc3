/**
 * Reads the hash and removes it from the address, so that it shows neither in the history nor on screen. The page stays
 * the same, so the router, which listens on `history`, is not notified.
 */
export function takeHash(): string {
  const hash = location.hash.slice(1);
  if (hash !== '') History.prototype.replaceState.call(history, history.state, '', location.pathname + location.search);
  return hash;
}

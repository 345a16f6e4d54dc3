/**
 * What stands behind the # of the address, which no longer shows it afterwards: neither the history nor somebody who
 * looks at the screen keeps it. The page stays the same, so the router, which listens on `history`, is not told.
 */
export function takeHash(): string {
  const hash = location.hash.slice(1);
  if (hash !== '') History.prototype.replaceState.call(history, history.state, '', location.pathname + location.search);
  return hash;
}

const lockOf = (id: string): string => `statehouse.console ${id}`;

/** Resolves once others can tell that this page is there; they are told when it is not, however it ends. */
export function announcePresence(id: string): Promise<void> {
  if (navigator.locks === undefined) return Promise.resolve();
  return new Promise((known) => {
    void navigator.locks.request(lockOf(id), () => {
      known();
      return new Promise(() => {});
    });
  });
}

/** Hears when a page that was present has gone. Without locks, as on a page that came by plain http, nobody hears. */
export function onDisconnect(id: string, tell: () => void): void {
  void navigator.locks?.request(lockOf(id), tell);
}

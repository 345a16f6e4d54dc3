const KEY = 'deskToken';

/** Token of the desk in session storage, separate from a member's. */
export interface DeskTokenStore {
  read(): string | null;
  keep(token: string): void;
  forget(): void;
}

export const createDeskTokenStore = (storage: Storage): DeskTokenStore => ({
  read: () => storage.getItem(KEY),
  keep: (token) => storage.setItem(KEY, token),
  forget: () => storage.removeItem(KEY),
});

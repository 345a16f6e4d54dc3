const KEY = 'deskToken';

/** Where the token of the desk is kept: in this tab, apart from any member's. */
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

import { type Theme, theme } from './theme.events.ts';
import { themeMachine } from './theme.machine.ts';

export interface ThemeDeps {
  readonly storage: Storage;
  readonly page: { readonly dataset: DOMStringMap };
}

/** Stores the choice in local storage as `theme` and sets `data-theme`. */
export const wireTheme = ({ storage, page }: ThemeDeps) =>
  themeMachine.provide({
    actions: {
      applyTheme: (_, { theme: chosen }) => {
        showTheme(page, chosen);
        if (chosen === 'system') storage.removeItem('theme');
        else storage.setItem('theme', chosen);
      },
    },
  });

/** Puts a page into a theme, which is not stored. */
export function showTheme(page: ThemeDeps['page'], chosen: Theme): void {
  if (chosen === 'system') delete page.dataset.theme;
  else page.dataset.theme = chosen;
}

/** The stored choice; anything invalid counts as absent. */
export const storedTheme = (storage: Storage): Theme => theme.safeParse(storage.getItem('theme')).data ?? 'system';

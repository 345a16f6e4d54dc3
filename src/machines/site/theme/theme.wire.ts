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
        if (chosen === 'system') {
          delete page.dataset.theme;
          storage.removeItem('theme');
          return;
        }
        page.dataset.theme = chosen;
        storage.setItem('theme', chosen);
      },
    },
  });

/** The stored choice; anything invalid counts as absent. */
export const storedTheme = (storage: Storage): Theme => theme.safeParse(storage.getItem('theme')).data ?? 'system';

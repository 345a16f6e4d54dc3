import type { AnyActorRef } from 'xstate';
import type { Language } from '../machines/site/locale/language.ts';
import { theme } from '../machines/site/theme/theme.events.ts';
import { showTheme } from '../machines/site/theme/theme.wire.ts';

interface PageAsShown {
  readonly page: { readonly dataset: DOMStringMap };
  /** Puts the texts of a language on screen. */
  readonly showTexts: (language: Language) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Puts the page into the language and theme that its actors show; what is stored stays the last choice. */
export function pageAsShown({ page, showTexts, onError }: PageAsShown): (root: AnyActorRef, isPast: boolean) => void {
  /** Shown while somebody looks back; null in the present. */
  let shown: Language | null = null;
  return (root, isPast) => {
    const { children } = root.getSnapshot();
    const chosen = theme.safeParse(children.theme?.getSnapshot().value);
    if (chosen.success) showTheme(page, chosen.data);
    const language: Language | undefined = children.locale?.getSnapshot().context.language;
    if (language !== undefined && language !== shown) showTexts(language).catch(onError);
    shown = isPast ? (language ?? null) : null;
  };
}

import type { Language } from '../machines/site/locale/language.ts';
import { openConsole } from './openConsole.ts';
import { pageAsShown } from './pageAsShown.ts';
import { siteRoot } from './siteRoot.ts';

export const openSiteConsole = (showTexts: (language: Language) => Promise<void>) =>
  openConsole(siteRoot, pageAsShown({ page: document.documentElement, showTexts, onError: reportError }));

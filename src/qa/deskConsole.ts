import type { LanguageCode } from '../api/contract/fields.ts';
import { textsOf } from '../machines/site/locale/language.ts';
import { deskRoot } from './deskRoot.ts';
import { openConsole } from './openConsole.ts';
import { pageAsShown } from './pageAsShown.ts';

export const openDeskConsole = (showTexts: (texts: LanguageCode) => Promise<void>) =>
  openConsole(
    deskRoot,
    pageAsShown({
      page: document.documentElement,
      showTexts: (language) => showTexts(textsOf(language)),
      onError: reportError,
    }),
  );

import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { localeMachine } from '../../../../src/machines/site/locale/locale.machine.ts';
import { LanguageMenu } from '../../../../src/ui/site/shell/LanguageMenu.tsx';
import type { View } from '../../kit/view.ts';
import { isCurrent, onScreen, pick } from '../../onScreen.tsx';
import { siteWith } from '../../siteWith.ts';

const names = {
  CN: '中文',
  EN: 'English',
  JA: '日本語',
  TH: 'ไทย',
  VI: 'Tiếng Việt',
  PT: 'Português',
} as const;
const trigger = () => screen.getByRole('button', { name: 'Language' });
const isBusy = () => trigger().firstElementChild?.ariaBusy === 'true';

export const localeView: View<typeof localeMachine> = {
  open: onScreen((locale) => <LanguageMenu site={siteWith({ locale })} />),
  drivers: { 'locale.choose': ({ language }) => pick(names[language]) },
  expectations: {
    shown: ({ context }) => {
      expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
        Object.values(names),
      );
      expect(Object.values(names).filter(isCurrent)).toEqual([names[context.language]]);
      expect([trigger().textContent?.trim(), isBusy()]).toEqual([context.language, false]);
    },
    loading: ({ context }) => expect([isCurrent(names[context.language]), isBusy()]).toEqual([true, true]),
  },
};

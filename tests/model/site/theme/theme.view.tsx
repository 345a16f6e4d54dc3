import { expect } from 'vitest';
import type { themeMachine } from '../../../../src/machines/site/theme/theme.machine.ts';
import { ThemeMenu } from '../../../../src/ui/site/shell/ThemeMenu.tsx';
import type { View } from '../../kit/view.ts';
import { isCurrent, onScreen, pick } from '../../onScreen.tsx';
import { siteWith } from '../../siteWith.ts';

const names = { system: 'Match device', light: 'Light', dark: 'Dark' } as const;
const marks = () => Object.values(names).filter(isCurrent);

export const themeView: View<typeof themeMachine> = {
  open: onScreen((theme) => <ThemeMenu site={siteWith({ theme })} />),
  drivers: { 'theme.choose': ({ theme }) => pick(names[theme]) },
  expectations: {
    starting: () => expect.unreachable('left at once'),
    system: () => expect(marks()).toEqual(['Match device']),
    light: () => expect(marks()).toEqual(['Light']),
    dark: () => expect(marks()).toEqual(['Dark']),
  },
};

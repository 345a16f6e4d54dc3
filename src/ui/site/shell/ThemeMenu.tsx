import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Theme } from '../../../machines/site/theme/theme.events.ts';
import { Icon } from '../../kit/Icon.tsx';
import { monitorIcon, moonIcon, sunIcon } from '../../kit/icons/shell.ts';
import { Menu } from '../../kit/Menu.tsx';
import styles from './shell.module.css';
import type { Site, SiteProps } from './site.ts';

const icons: Record<Theme, string> = { system: monitorIcon, light: sunIcon, dark: moonIcon };

/** Dark, light, or the device's setting (THEME-01, 02). */
export function ThemeMenu({ site }: SiteProps) {
  const theme = useSelector(site, ({ children }) => children.theme);
  return theme ? <ThemeChoices theme={theme} /> : null;
}

export type ThemeActor = NonNullable<ReturnType<Site['getSnapshot']>['children']['theme']>;

/** The menu's items, given the actor. */
export function ThemeChoices({ theme }: { readonly theme: ThemeActor }) {
  const { t } = useTranslation();
  const shown = useSelector(theme, ({ value }) => value as Theme);
  return (
    <Menu
      label={t('theme')}
      triggerClassName={styles.menuTrigger}
      trigger={<Icon d={icons[shown]} />}
      items={(['system', 'light', 'dark'] as const).map((id) => ({
        id,
        label: t(`theme_${id}`),
        current: id === shown,
        onPick: () => theme.send({ type: 'theme.choose', theme: id }),
      }))}
    />
  );
}

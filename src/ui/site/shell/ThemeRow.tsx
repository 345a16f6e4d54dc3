import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Theme } from '../../../machines/site/theme/theme.events.ts';
import { Icon } from '../../kit/Icon.tsx';
import { moonIcon } from '../../kit/icons/shell.ts';
import { Segments } from '../../kit/Segments.tsx';
import styles from './phoneMenu.module.css';
import type { SiteProps } from './site.ts';
import type { ThemeActor } from './ThemeMenu.tsx';

/** THEME-01, 02 in the phone's menu. */
export function ThemeRow({ site }: SiteProps) {
  const theme = useSelector(site, ({ children }) => children.theme);
  return theme ? <Choice theme={theme} /> : null;
}

function Choice({ theme }: { readonly theme: ThemeActor }) {
  const { t } = useTranslation();
  const shown = useSelector(theme, ({ value }) => value as Theme);
  return (
    <div className={styles.setting}>
      <span>
        <Icon d={moonIcon} />
        {t('theme')}
      </span>
      <Segments
        label={t('theme')}
        segments={(['dark', 'light', 'system'] as const).map((id) => ({ id, label: t(`theme_${id}`) }))}
        chosen={shown}
        onChoose={(chosen) => theme.send({ type: 'theme.choose', theme: chosen })}
      />
    </div>
  );
}

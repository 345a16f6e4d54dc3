import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../../machines/site/locale/language.ts';
import { locales } from '../../copy/i18n.ts';
import { Icon } from '../../kit/Icon.tsx';
import { globeIcon } from '../../kit/icons/shell.ts';
import { Menu } from '../../kit/Menu.tsx';
import styles from './shell.module.css';
import type { Site, SiteProps } from './site.ts';

/** Each language's own name. */
export const languageNames: Record<Language, string> = {
  CN: '中文',
  EN: 'English',
  JA: '日本語',
  TH: 'ไทย',
  VI: 'Tiếng Việt',
  PT: 'Português',
};

/** LANG-03: exactly these six. */
export function LanguageMenu({ site }: SiteProps) {
  const locale = useSelector(site, ({ children }) => children.locale);
  return locale ? <LanguageChoices locale={locale} /> : null;
}

export type Locale = NonNullable<ReturnType<Site['getSnapshot']>['children']['locale']>;

interface LanguageChoicesProps {
  readonly locale: Locale;
  /** All languages of the site, unless a page has fewer. */
  readonly offered?: readonly Language[];
}

/** The menu's items, given the actor. */
export function LanguageChoices({ locale, offered = languages }: LanguageChoicesProps) {
  const { t } = useTranslation();
  const state = useSelector(locale, (snapshot) => snapshot);
  return (
    <Menu
      label={t('language')}
      triggerClassName={styles.menuTrigger}
      trigger={
        <span aria-busy={state.hasTag('busy')}>
          <Icon d={globeIcon} /> {state.context.language}
        </span>
      }
      items={offered.map((language) => ({
        id: language,
        label: <span lang={locales[language]}>{languageNames[language]}</span>,
        current: language === state.context.language,
        onPick: () => locale.send({ type: 'locale.choose', language }),
      }))}
    />
  );
}

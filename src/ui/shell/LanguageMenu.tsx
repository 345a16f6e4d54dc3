import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type Language, languages, textsOf } from '../../machines/locale/language.ts';
import { Icon } from '../kit/Icon.tsx';
import { globeIcon } from '../kit/icons/shell.ts';
import { Menu } from '../kit/Menu.tsx';
import styles from './shell.module.css';
import type { Site, SiteProps } from './site.ts';

/** Each language's own name. */
const names: Record<Language, string> = {
  CN: '中文',
  EN: 'English',
  JA: '日本語',
  TH: 'ไทย',
  VI: 'Tiếng Việt',
  PT: 'Português',
};

/** LANG-03: exactly these six; those without texts say that English is shown (decision S5). */
export function LanguageMenu({ site }: SiteProps) {
  const locale = useSelector(site, ({ children }) => children.locale);
  return locale ? <LanguageChoices locale={locale} /> : null;
}

type Locale = NonNullable<ReturnType<Site['getSnapshot']>['children']['locale']>;

/** The menu's items, given the actor. */
export function LanguageChoices({ locale }: { readonly locale: Locale }) {
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
      items={languages.map((language) => ({
        id: language,
        label: isOwn(language) ? (
          names[language]
        ) : (
          <span>
            {names[language]} <small className={styles.borrowed}>{t('language_in_english')}</small>
          </span>
        ),
        current: language === state.context.language,
        onPick: () => locale.send({ type: 'locale.choose', language }),
      }))}
    />
  );
}

const isOwn = (language: Language): boolean => language === 'EN' || textsOf(language) !== 'EN';

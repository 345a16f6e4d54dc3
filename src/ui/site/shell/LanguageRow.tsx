import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../../machines/site/locale/language.ts';
import { locales } from '../../copy/i18n.ts';
import { Icon } from '../../kit/Icon.tsx';
import { globeIcon } from '../../kit/icons/shell.ts';
import { Menu } from '../../kit/Menu.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { type Locale, languageNames } from './LanguageMenu.tsx';
import styles from './phoneMenu.module.css';
import type { SiteProps } from './site.ts';

/** The two that most of the market reads. */
const FIRST = ['TH', 'EN'] as const satisfies readonly Language[];

/** LANG-03 in the phone's menu: two languages at hand, the others behind the last segment. */
export function LanguageRow({ site }: SiteProps) {
  const locale = useSelector(site, ({ children }) => children.locale);
  return locale ? <Choice locale={locale} /> : null;
}

function Choice({ locale }: { readonly locale: Locale }) {
  const { t } = useTranslation();
  const state = useSelector(locale, (snapshot) => snapshot);
  const { language } = state.context;
  const isFirst = FIRST.some((first) => first === language);
  const nameOf = (of: Language) => <span lang={locales[of]}>{languageNames[of]}</span>;
  return (
    <div className={styles.setting}>
      <span>
        <Icon d={globeIcon} />
        {t('language')}
      </span>
      <Segments
        label={t('language')}
        segments={FIRST.map((id) => ({ id, label: nameOf(id) }))}
        chosen={isFirst ? (language as (typeof FIRST)[number]) : null}
        busy={state.hasTag('busy')}
        onChoose={(chosen) => locale.send({ type: 'locale.choose', language: chosen })}
      >
        <Menu
          label={t('language_others')}
          triggerClassName={styles.others}
          trigger={isFirst ? t('language_other') : nameOf(language)}
          items={languages
            .filter((id) => !FIRST.some((first) => first === id))
            .map((id) => ({
              id,
              label: nameOf(id),
              current: id === language,
              onPick: () => locale.send({ type: 'locale.choose', language: id }),
            }))}
        />
      </Segments>
    </div>
  );
}

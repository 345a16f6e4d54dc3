import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../machines/site/clock/clock.machine.ts';
import { Brand } from '../../kit/Brand.tsx';
import { yearText } from '../clock/timeText.ts';
import styles from './shell.module.css';
import type { SiteProps } from './site.ts';

/** Help links, age limit and copyright with the year (SHELL-09, 10). */
export function Footer({ site }: SiteProps) {
  const { t } = useTranslation();
  const whitelabel = useSelector(site, ({ context }) => context.whitelabel);
  const signedIn = useSelector(site, ({ context }) => context.hasToken);
  const year = useSelector(site, ({ children }) => {
    const clock = children.clock?.getSnapshot();
    return clock ? yearText(serverNow(clock.context)) : '';
  });

  return (
    <footer id="footer" className={styles.footer} tabIndex={-1}>
      <div className={styles.footerGrid}>
        <div className={styles.footerAbout}>
          <Brand />
          <p>{t('footer_about')}</p>
          <p>{t('footer_languages')}</p>
        </div>
        <nav aria-labelledby="footer-help">
          <h2 id="footer-help">{t('footer_help')}</h2>
          <ul>
            <li>
              <a href="/help">{t('footer_help_centre')}</a>
            </li>
            <li>
              <button type="button" onClick={() => site.send({ type: 'site.callService' })}>
                {t('footer_contact')}
              </button>
            </li>
            <li>
              <a href="/member/feedback">{t('footer_feedback')}</a>
            </li>
          </ul>
        </nav>
        <div>
          <h2>{t('footer_site')}</h2>
          <ul>
            <li>
              <a href="/news">{t('footer_news')}</a>
            </li>
            <li>
              <a href="/join">{t('footer_join')}</a>
            </li>
            <li>
              <a href="/about">{t('footer_about_us')}</a>
            </li>
            <li>
              <a href="/down">{t('footer_app')}</a>
            </li>
            <li>
              <a href="/terms">{t('footer_terms')}</a>
            </li>
            <li>
              <a href="/privacy">{t('footer_privacy')}</a>
            </li>
            <li>
              <button type="button" onClick={() => site.send({ type: 'site.readNotices', selected: null })}>
                {t('nav_notices')}
              </button>
            </li>
            {signedIn ? null : (
              <li>
                <button type="button" onClick={() => site.send({ type: 'site.logIn', area: 'agent' })}>
                  {t('agent_log_in')}
                </button>
              </li>
            )}
          </ul>
        </div>
      </div>
      <div className={styles.footerEnd}>
        <span className={styles.age} aria-hidden="true">{`${whitelabel?.ageThreshold ?? 18}+`}</span>
        <span>{t('footer_age', { age: whitelabel?.ageThreshold ?? 18 })}</span>
        <span className={styles.copyright}>{t('footer_copyright', { year, brand: whitelabel?.brandName ?? '' })}</span>
      </div>
    </footer>
  );
}

import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { legalTexts } from '../../copy/legalTexts.ts';
import type { SiteProps } from '../../site/shell/site.ts';
import styles from './legal.module.css';

/** The texts accepted at registration (REG-29): terms of use at /terms, privacy policy at /privacy. */
export function LegalPage({ site }: SiteProps) {
  const { i18n } = useTranslation();
  const texts = legalTexts(i18n.language);
  const path = useSelector(site, ({ context }) => context.path);
  const { title, sections } = path === '/privacy' ? texts.privacy : texts.terms;
  return (
    <article className={styles.legal}>
      <h1 className={styles.title}>{title}</h1>
      {sections.map(({ heading, text }) => (
        <section key={heading}>
          <h2 className={styles.heading}>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
    </article>
  );
}

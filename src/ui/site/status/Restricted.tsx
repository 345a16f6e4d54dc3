import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { FullPage } from './FullPage.tsx';
import styles from './status.module.css';
import type { StatusViewProps } from './statusView.ts';

/** STATUS-03, 11…13, ERR-31. */
export function Restricted({ state }: StatusViewProps) {
  const { t, i18n } = useTranslation();
  const answer = state.context.answer;
  const restriction = answer?.regionRestriction;
  return (
    <FullPage
      title={t('restricted_title')}
      actions={
        <ButtonLink variant="primary" href={restriction?.contactUrl ?? '/'}>
          {t('contact_us')}
        </ButtonLink>
      }
    >
      <p>{t('restricted_text')}</p>
      <dl className={styles.details}>
        <dt>{t('restricted_ip')}</dt>
        <dd>{answer?.location.ip}</dd>
        <dt>{t('restricted_country')}</dt>
        <dd>{countryText(answer?.location.country ?? '', i18n.language)}</dd>
        {restriction ? (
          <>
            <dt>{t('restricted_reference')}</dt>
            <dd>{restriction.reference}</dd>
          </>
        ) : null}
      </dl>
    </FullPage>
  );
}

function countryText(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return `${new Intl.DisplayNames([language], { type: 'region' }).of(code)} (${code})`;
}

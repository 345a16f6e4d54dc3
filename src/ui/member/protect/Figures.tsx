import { useTranslation } from 'react-i18next';
import type { Protection } from '../../../api/contract/member/protection.ts';
import { Money } from '../../kit/Money.tsx';
import { formatMoney } from '../../kit/money.ts';
import { PlayedFor } from '../../play/games/PlayedFor.tsx';
import type { SiteProps } from '../../site/shell/site.ts';
import styles from './figures.module.css';
import { spanText } from './texts.ts';

/** How one plays: this session and the last 30 days, in figures and in a sentence. */
export function Figures({ site, protection }: SiteProps & { readonly protection: Protection }) {
  const { t } = useTranslation();
  const { session, month } = protection;
  return (
    <section className={styles.figures} aria-label={t('protect_figures')}>
      <dl className={styles.list}>
        <div>
          <dt>{t('protect_session')}</dt>
          <dd>{session ? <PlayedFor site={site} since={session.startedAt} /> : t('protect_session_none')}</dd>
        </div>
        {session ? (
          <div>
            <dt>{t('protect_session_net')}</dt>
            <dd>
              <Money amount={session.net} signed />
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{t('protect_deposits')}</dt>
          <dd>
            <Money amount={month.deposits} />
          </dd>
        </div>
        <div>
          <dt>{t('protect_withdrawals')}</dt>
          <dd>
            <Money amount={month.withdrawals} />
          </dd>
        </div>
        <div>
          <dt>{t('protect_net')}</dt>
          <dd>
            <Money amount={month.net} signed />
          </dd>
        </div>
      </dl>
      <p className={styles.words}>
        <MonthInWords month={month} /> {t('protect_rule')}
      </p>
    </section>
  );
}

/** The last 30 days in plain words. */
function MonthInWords({ month: { net, played } }: Pick<Protection, 'month'>) {
  const { t } = useTranslation();
  if (played === 0 && net === 0) return t('protect_idle');
  return (
    <>
      {net === 0
        ? t('protect_even')
        : t(net < 0 ? 'protect_lost' : 'protect_won', { amount: formatMoney(Math.abs(net)) })}{' '}
      {played === 0 ? null : t('protect_played', { time: spanText(t, played) })}
    </>
  );
}

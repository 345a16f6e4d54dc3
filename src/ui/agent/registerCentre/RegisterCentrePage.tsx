import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { chosenLink } from '../../../machines/agent/registerCentre/registerCentre.rules.ts';
import type { SiteProps } from '../../site/shell/site.ts';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { PagePlaceholder } from '../../states/PageShape.tsx';
import { AccountForm } from './AccountForm.tsx';
import { LinkForm } from './LinkForm.tsx';
import { LinkList } from './LinkList.tsx';
import { LinkTicket } from './LinkTicket.tsx';
import { MadeAccounts } from './MadeAccounts.tsx';
import styles from './registerCentre.module.css';
import type { RegisterCentreProps } from './registerCentreProps.ts';

/** New downlines of an agent: links with their own rebate, and accounts made by hand (AGENT-05). */
export function RegisterCentrePage({ actor }: SiteProps & Pick<RegisterCentreProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { overview, failure } = state.context;
  if (state.matches('failed')) {
    return (
      <LoadFailed
        title={t('registerCentre_failed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'registerCentre.retry' })}
      />
    );
  }
  if (overview === null || state.matches('loading')) return <PagePlaceholder />;
  const { accountForm, madeAccounts, linkForm } = state.children;
  const link = chosenLink(state.context);
  const isFormOpen = state.matches({ open: 'writing' }) && linkForm !== undefined;
  return (
    <div className={styles.page} aria-busy={state.matches({ open: 'refreshing' }) || undefined}>
      <div className={styles.main}>
        {isFormOpen ? <LinkForm actor={linkForm} /> : null}
        {!isFormOpen && link ? <LinkTicket actor={actor} state={state} link={link} /> : null}
        <LinkList actor={actor} state={state} />
      </div>
      <div className={styles.side}>{accountForm ? <AccountForm actor={accountForm} /> : null}</div>
      <div className={styles.across}>{madeAccounts ? <MadeAccounts actor={madeAccounts} /> : null}</div>
    </div>
  );
}

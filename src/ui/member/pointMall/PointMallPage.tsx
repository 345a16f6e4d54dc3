import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../copy/failureText.ts';
import { Button } from '../../kit/Button.tsx';
import { Note } from '../../kit/Note.tsx';
import { Tabs } from '../../kit/Tabs.tsx';
import { ErrorState } from '../../states/ErrorState.tsx';
import { RedeemDialog } from '../redeem/RedeemDialog.tsx';
import { MallSkeleton } from './MallSkeleton.tsx';
import { MallTab, tabOf } from './MallTab.tsx';
import { PointsSummary } from './PointsSummary.tsx';
import styles from './pointMall.module.css';
import type { PointMallProps } from './pointMallProps.ts';
import type { TabId } from './tabId.ts';

const SHOW = {
  catalogue: 'pointMall.showCatalogue',
  convert: 'pointMall.showConvert',
  record: 'pointMall.showRecord',
  rules: 'pointMall.showRules',
} as const satisfies Record<TabId, string>;

/** The points mall: points, rewards, conversion and history (POINTS-01). */
export function PointMallPage({ actor }: Pick<PointMallProps, 'actor'>) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { balance, rules, failure } = state.context;
  const retry = (
    <Button variant="primary" onClick={() => actor.send({ type: 'pointMall.retry' })}>
      {t('retry')}
    </Button>
  );
  const failed = state.matches({ standing: 'failed' }) && failure ? failureText(t, failure) : null;
  if (balance === null || rules === null) {
    if (failed === null) return <MallSkeleton />;
    return <ErrorState level={2} title={t('mall_failed')} text={failed} action={retry} />;
  }
  const { redeem } = state.children;
  const tab = tabOf(state);
  return (
    <div className={styles.mall}>
      <PointsSummary balance={balance} rules={rules} busy={state.hasTag('busy')} />
      {failed === null ? null : (
        <Note tone="danger" role="alert">
          <p>{failed}</p>
          {retry}
        </Note>
      )}
      <Tabs
        label={t('mall_tabs')}
        panel="mall"
        selected={tab}
        disabled={redeem !== undefined}
        tabs={(['catalogue', 'convert', 'record', 'rules'] as const).map((id) => ({ id, label: t(`mall_${id}`) }))}
        onSelect={(id) => actor.send({ type: SHOW[id] })}
      />
      <div id="mall" role="tabpanel" aria-label={t(`mall_${tab}`)}>
        <MallTab actor={actor} state={state} />
      </div>
      {redeem ? <RedeemDialog actor={redeem} /> : null}
    </div>
  );
}

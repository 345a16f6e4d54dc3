import { ConvertPanel } from '../convert/ConvertPanel.tsx';
import { PointsRecordPanel } from '../pointsRecord/PointsRecordPanel.tsx';
import { Catalogue } from './Catalogue.tsx';
import type { PointMallProps } from './pointMallProps.ts';
import { RulesPanel } from './RulesPanel.tsx';
import type { TabId } from './tabId.ts';

/** The selected tab; the exchange dialog opens over the rewards. */
export function tabOf(state: PointMallProps['state']): TabId {
  if (state.matches({ tab: 'converting' })) return 'convert';
  if (state.matches({ tab: 'record' })) return 'record';
  return state.matches({ tab: 'rules' }) ? 'rules' : 'catalogue';
}

/** Content of the tab. */
export function MallTab({ actor, state }: PointMallProps) {
  const { convert, pointsRecord } = state.children;
  const { rules } = state.context;
  if (convert) return <ConvertPanel actor={convert} />;
  if (pointsRecord) return <PointsRecordPanel actor={pointsRecord} />;
  if (state.matches({ tab: 'rules' }) && rules) return <RulesPanel rules={rules} />;
  return <Catalogue actor={actor} state={state} />;
}

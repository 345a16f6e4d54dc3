import { ConvertPanel } from '../convert/ConvertPanel.tsx';
import { PointsRecordPanel } from '../pointsRecord/PointsRecordPanel.tsx';
import { Catalogue } from './Catalogue.tsx';
import type { PointMallProps } from './PointMallPage.tsx';
import { RulesPanel } from './RulesPanel.tsx';

export type TabId = 'catalogue' | 'convert' | 'record' | 'rules';

/** The tab on screen; an exchange lies over the rewards. */
export function tabOf(state: PointMallProps['state']): TabId {
  if (state.matches({ tab: 'converting' })) return 'convert';
  if (state.matches({ tab: 'record' })) return 'record';
  return state.matches({ tab: 'rules' }) ? 'rules' : 'catalogue';
}

/** What stands under the tabs. */
export function MallTab({ actor, state }: PointMallProps) {
  const { convert, pointsRecord } = state.children;
  const { rules } = state.context;
  if (convert) return <ConvertPanel actor={convert} />;
  if (pointsRecord) return <PointsRecordPanel actor={pointsRecord} />;
  if (state.matches({ tab: 'rules' }) && rules) return <RulesPanel rules={rules} />;
  return <Catalogue actor={actor} state={state} />;
}

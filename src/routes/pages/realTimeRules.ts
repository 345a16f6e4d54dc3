import { wireRealTimeRules } from '../../machines/realTimeRules/realTimeRules.wire.ts';
import { RealTimeRulesPage } from '../../ui/realTimeRules/RealTimeRulesPage.tsx';
import { definePage } from '../page.ts';

export const page = definePage<ReturnType<typeof wireRealTimeRules>>((deps) => ({
  logic: wireRealTimeRules(deps),
  View: RealTimeRulesPage,
}));

import { realTimeRulesPage } from '../../machines/agent/realTimeRules/realTimeRules.machine.ts';
import { RealTimeRulesPage } from '../../ui/agent/realTimeRules/RealTimeRulesPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ ...realTimeRulesPage, View: RealTimeRulesPage });

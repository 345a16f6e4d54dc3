import { realTimeRulesEvents } from '../../machines/realTimeRules/realTimeRules.events.ts';
import { wireRealTimeRules } from '../../machines/realTimeRules/realTimeRules.wire.ts';
import { RealTimeRulesPage } from '../../ui/realTimeRules/RealTimeRulesPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: realTimeRulesEvents, machine: wireRealTimeRules, View: RealTimeRulesPage });
